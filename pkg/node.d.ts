export * from "./tablier.js";
export { default } from "./tablier.js";
