import { parsePath, type Path } from '@scribblepup/imaging/curves/path';
import type { Logo } from '@scribblepup/tracing';

/** Minimum longer side of a logo, in its own units; it is 100 unless the stored logo is damaged. */
const MIN_LONGER_SIDE = 1;

/**
 * The shape of a logo; null if its stored lines or sides are damaged, so that pages are drawn
 * without it.
 */
export function logoShape({ d, width, height }: Logo): Path | null {
  const hasSides = [width, height].every((side) => Number.isFinite(side) && side >= 0);
  if (!hasSides || Math.max(width, height) < MIN_LONGER_SIDE) return null;
  try {
    return parsePath(d);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
