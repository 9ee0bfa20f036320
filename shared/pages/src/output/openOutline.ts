import { joined, type Path } from '@scribblepup/imaging/curves/path';
import { catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Polyline } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { croppedSideOfSegments, pointAt } from '../canvas/crop';

/**
 * The dog's outline as lines, without the stretches along which the photo crops the dog. A frame or
 * the foreground hides the crop there, so no straight line may mark it.
 */
export function openOutline(dog: DogArt): Path {
  return joined(dog.outline.map((ring) => joined(uncropped(ring, dog))));
}

function uncropped(ring: Polyline, dog: DogArt): Path[] {
  const sides = croppedSideOfSegments(ring, dog);
  const n = sides.length;
  const first = sides.findIndex((side) => side !== null);
  if (first < 0) return [catmullRom(ring, true)];
  const lines: Path[] = [];
  let line: number[] = [];
  for (let i = first + 1; i <= first + n; i++) {
    line.push(...pointAt(ring, i));
    if (sides[i % n] === null) continue;
    if (line.length >= 4) lines.push(catmullRom(line));
    line = [];
  }
  return lines;
}
