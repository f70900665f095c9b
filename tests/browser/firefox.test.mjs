import { testPage } from "./page-tests.mjs";

testPage("firefox");
