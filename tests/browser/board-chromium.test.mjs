import { testBoard } from "./board-tests.mjs";

testBoard("chromium");
