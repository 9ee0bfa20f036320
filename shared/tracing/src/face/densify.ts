import type { Point } from '@scribblepup/imaging';

/** Resamples a line to points about 1 px apart. */
export function densify(line: readonly Point[]): Point[] {
  return line.flatMap(([x, y], i) => {
    const next = line[i + 1];
    if (!next) return [[x, y] as const];
    const steps = Math.max(1, Math.round(Math.hypot(next[0] - x, next[1] - y)));
    return Array.from({ length: steps }, (_, k): Point => [
      x + ((next[0] - x) * k) / steps,
      y + ((next[1] - y) * k) / steps,
    ]);
  });
}
