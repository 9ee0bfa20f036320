import fc from 'fast-check';
import { mask } from '../plane';

/** Random masks of up to 9 x 9 px; about a quarter of the pixels are inside. */
export const smallMasks = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) =>
    fc
      .array(fc.constantFrom(0, 0, 0, 1), { minLength: width * height, maxLength: width * height })
      .map((data) => mask(width, height, Uint8Array.from(data))),
  );
