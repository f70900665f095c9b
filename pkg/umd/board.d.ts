import type {} from "../board.js" with { "resolution-mode": "import" };
export {};
