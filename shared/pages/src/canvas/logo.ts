import { parsePath, type Path } from '@scribblepup/imaging/curves/path';

/**
 * The shape of a logo; null if its stored lines are damaged, so that pages are drawn without it.
 */
export function logoShape(d: string): Path | null {
  try {
    return parsePath(d);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
