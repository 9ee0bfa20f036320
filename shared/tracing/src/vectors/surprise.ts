import { clamp, type Plane } from '@scribblepup/imaging/plane';

// Distance at which two points of a line respond independently, dog units. Nearer ones do not,
// because the filters average along the flow.
const INDEPENDENCE = 10;
// Pixels closer to the outline than this do not count, because the response is suppressed there;
// dog units.
const INSET = 5;
// Responses are counted in steps of 1 / PER_UNIT, up to MAX_RESPONSE.
const PER_UNIT = 100,
  MAX_RESPONSE = 2;
const BINS = PER_UNIT * MAX_RESPONSE;

/** How surprising a line is, from its length in dog units and its mean response. */
export type Surprise = (length: number, mean: number) => number;

/**
 * Measures how surprising the lines of a dog are, given how its pixels respond: clear lines are
 * common in a textured coat, and even faint ones are rare in a smooth coat. The surprise is the
 * negative logarithm of the probability that independent pixels, as many as fit on the line, all
 * respond at least as much as the line does on average (Desolneux, Moisan, Morel 2001, "Edge
 * Detection by Helmholtz Principle"; they take the minimum, but our lines cross gaps).
 * @param response line response inside the dog
 * @param outlineDistance distance in px to the nearest pixel outside the dog
 * @param unit px per dog unit
 */
export function measureSurprise(response: Plane, outlineDistance: Plane, unit: number): Surprise {
  const counts = new Float64Array(BINS);
  let total = 0;
  for (let i = 0; i < response.data.length; i++) {
    if (outlineDistance.data[i] <= INSET * unit) continue;
    counts[binOf(response.data[i])]++;
    total++;
  }
  // From here on, each bin counts the pixels that respond at least as much.
  for (let bin = BINS - 2; bin >= 0; bin--) counts[bin] += counts[bin + 1];
  return (length, mean) =>
    (length / INDEPENDENCE) * Math.log(Math.max(1, total) / Math.max(1, counts[binOf(mean)]));
}

const binOf = (response: number): number => clamp(Math.floor(response * PER_UNIT), 0, BINS - 1);
