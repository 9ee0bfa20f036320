import { mask, type Mask } from '../plane';

/** A square mask with a disc around the pixel x, y. */
export const disc = (size: number, x: number, y: number, radius: number): Mask =>
  mask(
    size,
    size,
    Uint8Array.from({ length: size * size }, (_, i) =>
      Math.hypot((i % size) - x, Math.floor(i / size) - y) <= radius ? 1 : 0,
    ),
  );
