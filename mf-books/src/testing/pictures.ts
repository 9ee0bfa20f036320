/** Replaces canvases, which jsdom cannot draw on: no canvas draws anything. */
export const stubCanvases = (): void => {
  HTMLCanvasElement.prototype.getContext = () => null;
};
