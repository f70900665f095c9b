throw new Error("no worker");
