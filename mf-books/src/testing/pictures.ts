/**
 * Replaces pictures, which jsdom can neither decode nor draw: each has this size, and no canvas
 * draws any.
 */
export const standInForPictures = (size: {
  readonly width: number;
  readonly height: number;
}): void => {
  globalThis.createImageBitmap = () => Promise.resolve({ ...size, close: () => undefined });
  HTMLCanvasElement.prototype.getContext = () => null;
};
