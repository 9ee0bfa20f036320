import type { Point, Rect, Size } from '@scribblepup/studio';

/** A CSS matrix: a, b, c, d, e, f. */
export type Matrix = readonly number[];

/** True if a picture is neither rotated nor flipped; it may be scaled. */
export const isUpright = ([a = 1, b = 0, c = 0, d = 1]: Matrix): boolean =>
  a > 0 && d > 0 && Math.abs(b) < 1e-6 * a && Math.abs(c) < 1e-6 * d;

/** Returns the matrix that fits a picture into a box, in its middle. */
export const containMatrix = (picture: Size, box: Size): Matrix => {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const [right, down] = [(box.width - picture.width) / 2, (box.height - picture.height) / 2];
  return [scale, 0, 0, scale, right, down];
};

/**
 * Returns the matrix that places the whole photo where a smaller picture of it is; both are
 * transformed about their own centers. The scale comes from the long side, because the short side
 * of the small picture is rounded.
 */
export const matrixOfPhoto = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  shown: Size,
  photo: Size,
): Matrix => {
  const scale = Math.max(shown.width, shown.height) / Math.max(photo.width, photo.height);
  const [right, down] = [(shown.width - photo.width) / 2, (shown.height - photo.height) / 2];
  return [a * scale, b * scale, c * scale, d * scale, e + right, f + down];
};

/**
 * Returns the matrix of a picture in a box that is `scale` times as large; the picture is
 * transformed about its own center.
 */
export const scaled = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  { width, height }: Size,
  scale: number,
): Matrix => [
  a * scale,
  b * scale,
  c * scale,
  d * scale,
  (width / 2 + e) * scale - width / 2,
  (height / 2 + f) * scale - height / 2,
];

/**
 * Returns the photo's bounding box in the crop box; the photo is transformed about its own center.
 */
export const photoBounds = (
  { width, height }: Size,
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
): Rect => {
  const halfWidth = (Math.abs(a) * width + Math.abs(c) * height) / 2;
  const halfHeight = (Math.abs(b) * width + Math.abs(d) * height) / 2;
  return {
    x: width / 2 + e - halfWidth,
    y: height / 2 + f - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  };
};

const fromEdges = (left: number, top: number, right: number, bottom: number): Rect => ({
  x: left,
  y: top,
  width: Math.max(0, right - left),
  height: Math.max(0, bottom - top),
});

/** Intersection of two rectangles; its width or height is 0 when they do not meet. */
export const intersect = (p: Rect, q: Rect): Rect =>
  fromEdges(
    Math.max(p.x, q.x),
    Math.max(p.y, q.y),
    Math.min(p.x + p.width, q.x + q.width),
    Math.min(p.y + p.height, q.y + q.height),
  );

/** Grows a rectangle on each side by a fraction of its own size. */
export const grow = ({ x, y, width, height }: Rect, share: number): Rect => ({
  x: x - width * share,
  y: y - height * share,
  width: width * (1 + 2 * share),
  height: height * (1 + 2 * share),
});

/**
 * Returns a rectangle in the middle of `bounds` that covers `share` of each side, or a square that
 * covers `share` of the shorter side.
 */
export const centered = (bounds: Rect, share: number, square: boolean): Rect => {
  const side = Math.min(bounds.width, bounds.height) * share;
  const width = square ? side : bounds.width * share;
  const height = square ? side : bounds.height * share;
  return {
    x: bounds.x + (bounds.width - width) / 2,
    y: bounds.y + (bounds.height - height) / 2,
    width,
    height,
  };
};

/** The center of a rectangle. */
export const centerOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

/** A side of a rectangle: from `start`, `length` px long. */
interface Side {
  readonly start: number;
  readonly length: number;
}

const horizontal = ({ x, width }: Rect): Side => ({ start: x, length: width });
const vertical = ({ y, height }: Rect): Side => ({ start: y, length: height });

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Returns how far the frame and the photo move along one axis. */
const centeringAlong = (position: number, frame: Side, photo: Side, box: number): Point => {
  const photoEnd = photo.start + photo.length;
  const [low, high] = [Math.max(0, photo.start), Math.min(box, photoEnd)];
  const wanted = position - frame.start - frame.length / 2;
  const moved =
    high - low > frame.length
      ? clamp(wanted, low - frame.start, high - frame.length - frame.start)
      : 0;
  return [moved, clamp(moved - wanted, Math.min(0, box - photoEnd), Math.max(0, -photo.start))];
};

/**
 * Returns how far the frame and the photo move so that a point comes to the middle of the frame, or
 * as near as possible: the frame stays on the photo, and a photo that covers the box still covers
 * it.
 */
export const centeringMoves = (
  [x, y]: Point,
  frame: Rect,
  photo: Rect,
  box: Size,
): { readonly frame: Point; readonly photo: Point } => {
  const [frameX, photoX] = centeringAlong(x, horizontal(frame), horizontal(photo), box.width);
  const [frameY, photoY] = centeringAlong(y, vertical(frame), vertical(photo), box.height);
  return { frame: [frameX, frameY], photo: [photoX, photoY] };
};

const scaledSide = ({ start, length }: Side, scale: number, box: number): Side => {
  const scaledLength = Math.min(length * scale, box);
  return { start: clamp(start * scale, 0, box - scaledLength), length: scaledLength };
};

/**
 * Returns a frame in a box that is `scale` times as large as before. The frame may have extended
 * beyond its box, within the tolerance of `fitsInBox`; it does not extend beyond the new one.
 */
export const scaledFrame = (frame: Rect, scale: number, box: Size): Rect => {
  const { start: x, length: width } = scaledSide(horizontal(frame), scale, box.width);
  const { start: y, length: height } = scaledSide(vertical(frame), scale, box.height);
  return { x, y, width, height };
};

/**
 * True if a rectangle lies within a box of the given size, with a tolerance of one px for rounding.
 */
export const fitsInBox = ({ x, y, width, height }: Rect, box: Size): boolean =>
  x >= -1 && y >= -1 && x + width <= box.width + 1 && y + height <= box.height + 1;
