import type { Locator } from '@playwright/test';

/** Side in sheet units of a black square that a spot contains; no line of a page is as wide. */
const SIDE = 9;

/**
 * The number of solid black spots on a page, such as eyes and noses.
 * @param picture an image of a page
 */
export const countSolidSpots = (picture: Locator): Promise<number> =>
  picture.evaluate(async (element, side) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('not an image');
    // `decode` rejects if the image gets another source in the meantime; then wait for the new one.
    for (let source; source !== element.src;) {
      source = element.src;
      await element.decode().catch((error: unknown) => {
        if (element.src === source) throw error;
      });
    }
    const [width, height] = [850, 1100];
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(element, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);

    // For each pixel, the side of the largest black square with this lower right corner.
    const squares = new Uint16Array(width * height);
    for (let i = width + 1; i < squares.length; i++)
      if (data[4 * i] < 128 && data[4 * i + 3] > 128 && i % width > 0)
        squares[i] = 1 + Math.min(squares[i - 1], squares[i - width], squares[i - width - 1]);

    const isUncounted = Array<boolean>(squares.length).fill(false);
    squares.forEach((square, end) => {
      if (square < side) return;
      for (let row = end; row > end - side * width; row -= width)
        isUncounted.fill(true, row - side + 1, row + 1);
    });
    let spots = 0;
    for (
      let first = isUncounted.indexOf(true);
      first >= 0;
      first = isUncounted.indexOf(true, first)
    ) {
      spots += 1;
      const waiting = [first];
      for (let i = waiting.pop(); i !== undefined; i = waiting.pop()) {
        if (!isUncounted[i]) continue;
        isUncounted[i] = false;
        waiting.push(i - 1, i + 1, i - width, i + width);
      }
    }
    return spots;
  }, SIDE);
