/** Stands in for pictures, which jsdom can neither decode nor draw: each is of this size, and no canvas shows any. */
export const standInForPictures = (size: {
  readonly width: number;
  readonly height: number;
}): void => {
  globalThis.createImageBitmap = () => Promise.resolve({ ...size, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = () => null;
};
