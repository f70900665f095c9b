import { createApp } from "vue";
import init from "tablier";
import Play from "./Play.vue";

await init();
createApp(Play, { id: "draughts" }).mount("main");
