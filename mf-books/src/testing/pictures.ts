/** Gives canvases no drawing context, because jsdom cannot draw: nothing is drawn on them. */
export const stubCanvases = (): void => {
  HTMLCanvasElement.prototype.getContext = () => null;
};
