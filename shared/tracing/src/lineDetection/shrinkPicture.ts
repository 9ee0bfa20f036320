import { shrinkLab, type LabImage } from '@scribblepup/imaging/lab';
import { threshold, toPlane, type Mask } from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resizePlane';
import type { Point } from '@scribblepup/imaging';

/** A smaller picture, to search for parts of the coat. */
export interface ShrunkPicture {
  readonly lab: LabImage;
  /** The silhouette, as large as `lab`. */
  readonly dog: Mask;
  /** Px of `lab` per px of the picture, across. */
  readonly scale: number;
  /** Converts a line from px of `lab` to px of the picture. */
  readonly toPicture: (line: readonly Point[]) => Point[];
}

/**
 * Shrinks a picture and the dog's silhouette.
 * @param side the new long side, px
 */
export function shrinkPicture(picture: LabImage, silhouette: Mask, side: number): ShrunkPicture {
  const lab = shrinkLab(picture, side);
  // Both sides are rounded to whole px, so their scales differ slightly.
  const scale = lab.width / picture.width,
    down = lab.height / picture.height;
  return {
    lab,
    dog: threshold(resizePlane(toPlane(silhouette), lab.width, lab.height), 0.5),
    scale,
    toPicture: (line) => line.map(([x, y]) => [x / scale, y / down] as const),
  };
}
