import type { Rect } from '@scribblepup/studio';
import { createCanvas } from './createCanvas';
import { sharpenAlpha } from './sharpenAlpha';

/** Longest side of a flat shape, px: it needs no more to look sharp. */
const SIDE = 1100;
/** Longest side of the silhouette that a border is made around, px. */
const BORDER_SIDE = 440;
/** Number of copies around a silhouette that make its border. */
const COPIES = 40;
/** A border is scaled down by this factor and up again, which smooths the bumps left by hairs. */
const SMOOTHING = 4;
/** Width of the blurred edge of a border, px. */
const BLUR = 3;
/** Empty px around a border, so that its edge is not cut. */
const MARGIN = 3 * SMOOTHING;

/**
 * Scales a shape. Enlarging keeps its edge sharp.
 * @param soft width of the edge, px
 */
const scaled = (shape: HTMLCanvasElement, scale: number, soft = 1): HTMLCanvasElement => {
  const canvas = createCanvas({ width: shape.width * scale, height: shape.height * scale });
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.imageSmoothingQuality = 'high';
  context.drawImage(shape, 0, 0, width, height);
  if (scale <= 1) return canvas;
  const pixels = context.getImageData(0, 0, width, height);
  sharpenAlpha(pixels.data, scale * soft);
  context.putImageData(pixels, 0, 0);
  return canvas;
};

const fill = (shape: HTMLCanvasElement, color: string): HTMLCanvasElement => {
  const context = shape.getContext('2d');
  if (!context) return shape;
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, shape.width, shape.height);
  return shape;
};

const toSide = (cutout: HTMLCanvasElement, side: number): HTMLCanvasElement =>
  scaled(cutout, side / Math.max(cutout.width, cutout.height));

/** Dilates a shape by `radius` px. Its canvas grows on every side by the radius and MARGIN. */
const dilated = (shape: HTMLCanvasElement, radius: number): HTMLCanvasElement => {
  const around = radius + MARGIN;
  const canvas = createCanvas({
    width: shape.width + 2 * around,
    height: shape.height + 2 * around,
  });
  const context = canvas.getContext('2d');
  for (let copy = 0; copy < COPIES; copy += 1) {
    const angle = (2 * Math.PI * copy) / COPIES;
    context?.drawImage(shape, around + radius * Math.cos(angle), around + radius * Math.sin(angle));
  }
  return canvas;
};

/** Averages each px with its neighbors, so that an enlarged edge has no steps. */
const blurred = (shape: HTMLCanvasElement): HTMLCanvasElement => {
  const canvas = createCanvas(shape);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / 9;
  for (const x of [-1, 0, 1]) for (const y of [-1, 0, 1]) context.drawImage(shape, x, y);
  return canvas;
};

/** The shapes of each cutout, because its covers are painted again with each letter of a title. */
const shapeCache = new WeakMap<HTMLCanvasElement, Map<string, HTMLCanvasElement>>();

const cached = (
  cutout: HTMLCanvasElement,
  key: string,
  make: () => HTMLCanvasElement,
): HTMLCanvasElement => {
  const shapes = shapeCache.get(cutout) ?? new Map<string, HTMLCanvasElement>();
  shapeCache.set(cutout, shapes);
  const shape = shapes.get(key) ?? make();
  shapes.set(key, shape);
  return shape;
};

/** The cutout's silhouette in one color, on a canvas of its own; sharp even if the photo is small. */
export const silhouette = (cutout: HTMLCanvasElement, color: string): HTMLCanvasElement =>
  cached(cutout, color, () => fill(toSide(cutout, SIDE), color));

/** Draws the cutout's silhouette with a smooth border of `width` cover units around `place`. */
export const drawBorder = (
  context: CanvasRenderingContext2D,
  cutout: HTMLCanvasElement,
  color: string,
  place: Rect,
  width: number,
): void => {
  /** Cover units per px of the silhouette. */
  const unit = Math.max(place.width, place.height) / BORDER_SIDE;
  const radius = width / unit;
  const shape = cached(cutout, `${color} ${radius}`, () => {
    const small = scaled(dilated(toSide(cutout, BORDER_SIDE), radius), 1 / SMOOTHING);
    return fill(scaled(blurred(small), (SMOOTHING * SIDE) / BORDER_SIDE, BLUR), color);
  });
  const around = (radius + MARGIN) * unit;
  context.drawImage(
    shape,
    place.x - around,
    place.y - around,
    place.width + 2 * around,
    place.height + 2 * around,
  );
};
