import type { LabColor, Rgb } from '@scribblepup/imaging/color';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Bounds } from '@scribblepup/imaging';
import { percentile, type Mask } from '@scribblepup/imaging/plane';
import { crayonFor, crayonsOf, whitened } from './fur';
import { gridOf, smoothed, spreadOut, type Grid } from './grid';
import type { Coat } from './packed';
import { cellsIn, type Parts } from './parts';
import { learn, lightness, nearestOfEach } from './tones';
import { dress } from './worn';

const { max, min } = Math;

/** Number of passes of the majority filter. */
const PASSES = 3;
/**
 * For a dim photo: the lightness to which the bright parts of the coat are raised, the percentile
 * at which they begin, and the largest gain.
 */
const BRIGHT = 82,
  BRIGHT_PARTS = 0.95,
  MOST_GAIN = 1.08;
/** A child's pink crayon, for tongues. */
const PINK: Rgb = [240, 150, 162];
const NONE: Parts = { tongues: [], spots: [] };

/**
 * Reads the dog's coat from a picture: a few colors, in patches as large as a child would draw
 * them.
 * @param bounds of the drawn outline, px of the picture; may extend past the picture
 */
export function coatOf(
  lab: Lab,
  dog: Mask,
  bounds: Bounds,
  { tongues, spots }: Parts = NONE,
): Coat {
  const grid = gridOf(lab, dog, bounds);
  const { width, height, on } = grid;
  if (on.length === 0)
    return { width, height, cells: new Uint8Array(width * height), crayons: [null] };
  const bright = percentile(lightness(grid.colors), BRIGHT_PARTS);
  const gain = min(MOST_GAIN, max(1, BRIGHT / max(1, bright)));
  const lit = grid.colors.map((v) => v * gain);
  const inSpots = new Set(cellsIn(grid, spots, bounds));
  const spotColors = colorsOf(grid, lit, (cell) => inSpots.has(cell));
  const isSpotted = spotColors.length > 0 && spotColors.length < lit.length;
  // Spots have a crayon of their own, so the other colors are learned without them.
  const tones = learn(isSpotted ? colorsOf(grid, lit, (cell) => !inSpots.has(cell)) : lit),
    labels = new Uint8Array(on.length);
  nearestOfEach(
    lit,
    tones.map(({ color }) => color),
    labels,
  );
  let cells = new Int8Array(width * height).fill(-1);
  for (let i = 0; i < on.length; i++) cells[on[i]] = labels[i];
  for (let pass = 0; pass < PASSES; pass++) cells = smoothed(cells, width, height, tones.length);
  // A coat with dark spots is white.
  const crayons = crayonsOf(isSpotted ? tones.map(whitened) : tones);
  dress(grid, cells, crayons);
  const add = (inside: Iterable<number>, crayon: Rgb): void => {
    for (const cell of inside) if (cells[cell] >= 0) cells[cell] = crayons.length;
    crayons.push(crayon);
  };
  if (isSpotted) add(inSpots, crayonFor(meanOf(spotColors)));
  if (tongues.length > 0) add(cellsIn(grid, tongues, bounds), PINK);
  return { width, height, cells: spreadOut(cells, width), crayons };
}

/** The colors of some of the grid's cells: L, a and b of each, one after the other. */
function colorsOf(
  { on }: Grid,
  colors: Float64Array,
  isMeant: (cell: number) => boolean,
): Float64Array {
  const meant: number[] = [];
  on.forEach((cell, k) => {
    if (isMeant(cell)) meant.push(colors[3 * k], colors[3 * k + 1], colors[3 * k + 2]);
  });
  return Float64Array.from(meant);
}

function meanOf(colors: Float64Array): LabColor {
  const mean = (channel: number): number => {
    let sum = 0;
    for (let i = channel; i < colors.length; i += 3) sum += colors[i];
    return sum / (colors.length / 3);
  };
  return [mean(0), mean(1), mean(2)];
}
