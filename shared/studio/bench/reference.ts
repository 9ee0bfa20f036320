import { spawnSync } from 'node:child_process';
import type { Pixels } from '@scribblepup/imaging';

/**
 * Time in ms of ImageMagick's Canny edges on the same pixels at 700 px, the fastest of `runs`; null
 * if it is not installed.
 */
export function cannyTime(photo: Pixels, runs: number): number | null {
  const times = Array.from({ length: runs }, () => timeOnce(photo));
  return times.reduce((a, b) => (a === null || b === null ? null : Math.min(a, b)));
}

function timeOnce({ width, height, data }: Pixels): number | null {
  const start = performance.now();
  const run = spawnSync(
    'convert',
    [
      '-size',
      `${width}x${height}`,
      '-depth',
      '8',
      'rgba:-',
      '-resize',
      '700x700',
      '-colorspace',
      'Gray',
      '-canny',
      '0x1+10%+30%',
      'null:',
    ],
    { input: data },
  );
  return run.status === 0 ? performance.now() - start : null;
}
