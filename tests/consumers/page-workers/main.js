const answer = (worker) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
});
const answers = [new Worker("module-worker.js", { type: "module" }), new Worker("classic-worker.js")].map(answer);
document.title = (await Promise.all(answers)).join(", ");
