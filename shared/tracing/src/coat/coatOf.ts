import type { LabColour } from '@scribblepup/imaging/colour';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Mask } from '@scribblepup/imaging/plane';
import { crayonsOf } from './fur';
import { gridOf, smoothed, spreadOut } from './grid';
import type { Coat } from './packed';
import { learn, nearest, quantile } from './tones';
import { dress } from './worn';

const { max, min } = Math;

/** How often the majority filter runs. */
const PASSES = 3;
/**
 * The lightness that the bright parts of a coat get in a dim photo, where these begin, and the most
 * that it may change.
 */
const BRIGHT = 82,
  BRIGHT_PARTS = 0.95,
  MOST_GAIN = 1.08;

/**
 * Reads the coat of the dog in a picture: few colours, in patches as large as a child would draw
 * them.
 */
export function coatOf(lab: Lab, dog: Mask): Coat {
  const grid = gridOf(lab, dog);
  const { width, height } = grid;
  const seen = grid.cells.filter((cell) => cell !== null);
  if (seen.length === 0)
    return { width, height, cells: new Uint8Array(width * height), crayons: [null] };
  const bright = quantile(
    seen.map(([L]) => L),
    BRIGHT_PARTS,
  );
  const gain = min(MOST_GAIN, max(1, BRIGHT / max(1, bright)));
  const lit = ([L, a, b]: LabColour): LabColour => [L * gain, a * gain, b * gain];
  const tones = learn(seen.map(lit));
  const means = tones.map(({ colour }) => colour);
  let cells = Int8Array.from(grid.cells, (cell) => (cell ? nearest(lit(cell), means) : -1));
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, width, height, means.length);
  const crayons = crayonsOf(tones);
  dress(grid, cells, crayons);
  return { width, height, cells: spreadOut(cells, width), crayons };
}
