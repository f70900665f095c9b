import type { Locale } from "./say.js";

declare const locale: Locale;
export default locale;
