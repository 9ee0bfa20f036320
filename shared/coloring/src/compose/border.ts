import { bounds, joined, type Curve } from './curve';
import { railOf } from './rail';
import { rect } from './shapes';
import { trimOf, type Trim } from './trim';

/** Sheet units that a border may reach beyond the area. */
const BEYOND = 14;

/** A border's least width, in sheet units: its fields are to be colored. */
const LEAST = 40;

/** Trims that point outwards, and how long a step is for each unit that they are tall. */
const KINDS: readonly (readonly [Trim, number])[] = [['scallops', 1.5], ['teeth', 1.5], ['beads', 1.06], ['drops', 1.25], ['arches', 1.9]];

/**
 * An ornament around a frame, or along two of its sides, for as much room as there is outside of
 * it: `inset` is how far the page's frame lies within the area. None where there is little, or
 * where the frame is one itself.
 */
export function borderOf(hole: Curve, inset: number): Curve[] {
  const tall = Math.min(50, inset + BEYOND);
  if (tall < LEAST || hole.ops.length > 14) return [];
  const [kind, wide] = KINDS[inset % KINDS.length]!;
  const [l, t, r, b] = bounds(hole);
  const straight = hole.ops === 'MLLLZ';
  // A row between two corners ends with whole shapes, each corner has a square.
  const shapes = straight
    ? [[l, t, r, t], [r, t, r, b], [r, b, l, b], [l, b, l, t]].flatMap((xy) => trimOf(railOf({ ops: 'ML', xy }, tall * wide), kind, -tall))
    : trimOf(railOf(hole, tall * wide), kind, -tall);
  const blocks = straight ? [[l - tall, t - tall], [r, t - tall], [r, b], [l - tall, b]].map(([x, y]) => rect(x!, y!, tall, tall)) : [];
  const shown = [...shapes, ...blocks].filter((shape) => {
    const [left, top, right, low] = bounds(shape);
    if (inset % 3 === 1) return top < t - tall / 2 || low > b + tall / 2;
    return inset % 3 === 0 || left < l - tall / 2 || right > r + tall / 2;
  });
  return [joined(shown)];
}
