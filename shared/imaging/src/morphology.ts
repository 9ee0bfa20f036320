import { kernel } from './kernels';
import { mask, type Mask } from './plane';

/**
 * Sets pixels to `value` if they lie within `radius` px of a pixel with the value `near`, and all
 * others to the opposite value. A disc covers a chord of each row; in each column, the nearest
 * pixel has the longest chord, so only that pixel counts.
 */
const setNear = (source: Mask, near: 0 | 1, radius: number, value: 0 | 1): Mask =>
  mask(source.width, source.height, kernel().setNear(source, near, halfChords(radius), value));

/** Half the length of a disc's chord at each whole distance from its center, in whole px. */
function halfChords(radius: number): Int32Array {
  const squaredRadius = radius * radius;
  let half = Math.floor(radius);
  return Int32Array.from({ length: half + 1 }, (_, distance) => {
    while (half * half + distance * distance > squaredRadius) half--;
    return half;
  });
}

/** Grows the mask by a disc of this radius, px. */
export const dilate = (source: Mask, radius: number): Mask => setNear(source, 1, radius, 1);

/** Shrinks the mask by a disc of this radius, px, but not from the picture's border. */
export const erode = (source: Mask, radius: number): Mask => setNear(source, 0, radius, 0);

/** Morphological opening: removes parts thinner than a disc of this radius, px (Serra 1982). */
export const open = (source: Mask, radius: number): Mask => dilate(erode(source, radius), radius);

/** Morphological closing: fills notches narrower than a disc of this radius, px. */
export const close = (source: Mask, radius: number): Mask => erode(dilate(source, radius), radius);
