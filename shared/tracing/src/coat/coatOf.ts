import type { Lab } from '@scribblepup/imaging/lab';
import type { Bounds, Point } from '@scribblepup/imaging';
import { percentile, type Mask } from '@scribblepup/imaging/plane';
import { crayonsOf } from './fur';
import { gridOf, smoothed, spreadOut } from './grid';
import type { Coat } from './packed';
import { learn, lightness, nearestOfEach } from './tones';
import { addTongues } from './tongues';
import { dress } from './worn';

const { max, min } = Math;

/** How often the majority filter runs. */
const PASSES = 3;
/**
 * For a dim photo: the lightness to which the bright parts of the coat are raised, the percentile
 * at which they begin, and the largest gain.
 */
const BRIGHT = 82,
  BRIGHT_PARTS = 0.95,
  MOST_GAIN = 1.08;

/**
 * Reads the dog's coat from a picture: a few colors, in patches as large as a child would draw
 * them.
 * @param bounds of the drawn outline, px of the picture; may extend past the picture
 * @param tongues their rims, px of the picture
 */
export function coatOf(
  lab: Lab,
  dog: Mask,
  bounds: Bounds,
  tongues: readonly (readonly Point[])[] = [],
): Coat {
  const grid = gridOf(lab, dog, bounds);
  const { width, height, on } = grid;
  if (on.length === 0)
    return { width, height, cells: new Uint8Array(width * height), crayons: [null] };
  const bright = percentile(lightness(grid.colors), BRIGHT_PARTS);
  const gain = min(MOST_GAIN, max(1, BRIGHT / max(1, bright)));
  const lit = grid.colors.map((v) => v * gain);
  const tones = learn(lit),
    labels = new Uint8Array(on.length);
  nearestOfEach(
    lit,
    tones.map(({ color }) => color),
    labels,
  );
  let cells = new Int8Array(width * height).fill(-1);
  for (let i = 0; i < on.length; i++) cells[on[i]] = labels[i];
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, width, height, tones.length);
  const crayons = crayonsOf(tones);
  dress(grid, cells, crayons);
  addTongues(grid, cells, crayons, tongues, bounds);
  return { width, height, cells: spreadOut(cells, width), crayons };
}
