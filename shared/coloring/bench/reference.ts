import { spawnSync } from 'node:child_process';
import type { Pixels } from '../src/types';

/** Milliseconds of ImageMagick's Canny edges on the same pixels at 700 px; null where it is not installed. */
export function cannyTime({ width, height, data }: Pixels): number | null {
  const start = performance.now();
  const run = spawnSync('convert', ['-size', `${width}x${height}`, '-depth', '8', 'rgba:-', '-resize', '700x700', '-colorspace', 'Gray', '-canny', '0x1+10%+30%', 'null:'], { input: data });
  return run.status === 0 ? performance.now() - start : null;
}
