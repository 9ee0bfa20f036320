import { curve, type Curve } from '@scribblepup/imaging/curves/curve';

/**
 * The shape of a logo; null if its stored lines are damaged, so that pages are drawn without it.
 */
export function logoShape(d: string): Curve | null {
  try {
    return curve(d);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
