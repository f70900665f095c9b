import { testBoard } from "./board-tests.mjs";

testBoard("firefox");
