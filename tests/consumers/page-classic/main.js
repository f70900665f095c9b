const { init, Game } = tablier;
init().then(() => {
  document.title = `${new Game("charret").moves().length} moves`;
});
