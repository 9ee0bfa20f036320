import { parseWeights } from '../weights/parse';
import type { Weights } from '../weights/types';

/** Parses a weights file that must be valid. */
export function weightsIn(file: Uint8Array): Weights {
  const parsed = parseWeights(file);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
  return parsed.weights;
}
