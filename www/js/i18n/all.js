// Written by `npm run build`: the texts of the page, by language.
import en from "./en.js";
import fr from "./fr.js";

export default { en, fr };
