/** Replaces canvases, which jsdom cannot draw on: no canvas draws anything. */
export const standInForCanvases = (): void => {
  HTMLCanvasElement.prototype.getContext = () => null;
};
