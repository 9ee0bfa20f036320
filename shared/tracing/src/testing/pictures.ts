import type { DetectionResult } from '@scribblepup/finder';
import type { Pixels } from '@scribblepup/imaging';
import { seededRandom } from '@scribblepup/imaging/random';
import { drawSyntheticDog } from '../syntheticDog';
import { perfectDetection } from './perfectDetection';

/** A picture in blocks of random colors, `block` px a side, with a few transparent pixels. */
export function picture(width: number, height: number, block: number, seed: number): Pixels {
  const next = seededRandom(seed);
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = Math.ceil(width / block);
  const colors = Array.from({ length: columns * Math.ceil(height / block) }, () => [
    next() * 255,
    next() * 255,
    next() * 255,
  ]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colors[Math.floor(y / block) * columns + Math.floor(x / block)];
      data.set([...color, next() < 0.02 ? 0 : 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** A finder's result that has nothing to do with the picture. */
export function randomDetectionResult(
  width: number,
  height: number,
  seed: number,
): DetectionResult {
  const next = seededRandom(seed);
  return perfectDetection(
    drawSyntheticDog({ width, height, shift: [next() - 0.5, next() - 0.5], scale: 0.2 + next() }),
  );
}
