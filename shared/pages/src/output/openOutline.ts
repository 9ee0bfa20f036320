import { joined, type Curve } from '@scribblepup/imaging/curves/curve';
import { catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Polyline } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';

/** Maximum distance from the dog's bounds at which its outline counts as cropped, in dog units. */
const CROP_TOLERANCE = 2.5;

/**
 * The dog's outline as lines, without the stretches along which the photo crops the dog. A frame or
 * the foreground ends the dog there, or it fades out like a vignette, so no straight line may mark
 * the crop.
 */
export function openOutline(dog: DogArt): Curve {
  return joined(dog.outline.map((ring) => joined(uncropped(ring, dog))));
}

function uncropped(ring: Polyline, { cut, width, height }: DogArt): Curve[] {
  const n = ring.length / 2;
  const x = (i: number): number => ring[2 * (i % n)];
  const y = (i: number): number => ring[2 * (i % n) + 1];
  const isCropped = (i: number): boolean =>
    (cut.left && x(i) < CROP_TOLERANCE && x(i + 1) < CROP_TOLERANCE) ||
    (cut.right && x(i) > width - CROP_TOLERANCE && x(i + 1) > width - CROP_TOLERANCE) ||
    (cut.top && y(i) < CROP_TOLERANCE && y(i + 1) < CROP_TOLERANCE) ||
    (cut.bottom && y(i) > height - CROP_TOLERANCE && y(i + 1) > height - CROP_TOLERANCE);
  const first = Array.from({ length: n }, (_, i) => i).find(isCropped);
  if (first === undefined) return [catmullRom(ring, true)];
  const lines: Curve[] = [];
  let line: number[] = [];
  for (let i = first + 1; i <= first + n; i++) {
    line.push(x(i), y(i));
    if (!isCropped(i)) continue;
    if (line.length >= 4) lines.push(catmullRom(line));
    line = [];
  }
  return lines;
}
