import { COVER } from './design';
import { INK } from './ink';

/** Size of a small picture, width of its white border, and space between two, cover units. */
const SIZE = { width: 150, height: 194 } as const;
const BORDER = 7,
  GAP = 34;
/** y of the middle of the row, cover units: below the card, and above the barcode. */
const MIDDLE = 806;
/** Tilts of the pictures, radians, as if laid down by hand. */
const TILTS = [-0.05, 0.03, -0.02];

/** Paints small pictures in a row on the back of a cover, as prints with a white border. */
export const paintPictureRow = (
  context: CanvasRenderingContext2D,
  pictures: readonly CanvasImageSource[],
): void => {
  const step = SIZE.width + GAP;
  const first = COVER.width / 2 - (step * (pictures.length - 1)) / 2;
  for (const [index, picture] of pictures.entries()) {
    context.save();
    context.translate(first + index * step, MIDDLE);
    context.rotate(TILTS[index % TILTS.length]);
    const [x, y] = [-SIZE.width / 2, -SIZE.height / 2];
    context.fillStyle = '#FFFFFF';
    context.strokeStyle = INK;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(x - BORDER, y - BORDER, SIZE.width + 2 * BORDER, SIZE.height + 2 * BORDER, 9);
    context.fill();
    context.stroke();
    context.drawImage(picture, x, y, SIZE.width, SIZE.height);
    context.restore();
  }
};
