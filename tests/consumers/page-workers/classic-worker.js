importScripts("node_modules/tablier/pkg/umd/tablier.js");
postMessage(`classic ${new tablier.Game("charret").moves().length}`);
