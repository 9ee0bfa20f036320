import type { LabColor, Rgb } from '@scribblepup/imaging/color';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Bounds } from '@scribblepup/imaging';
import { percentile, type Mask } from '@scribblepup/imaging/plane';
import { crayonForSpots, crayonsOf } from './crayons';
import { whitened } from './fur';
import { gridOf, majorityFiltered, extendedPastDog, type Grid } from './grid';
import type { Coat } from './packed';
import { cellsIn, type Parts } from './parts';
import { learnTones, lightness, nearestOfEach } from './tones';
import { addAccessories } from './accessories';

const { max, min } = Math;

/** Number of passes of the majority filter that smooths the patches. */
const SMOOTHING_PASSES = 3;
/** The bright parts of a coat begin at this percentile of lightness. */
const BRIGHT_PERCENTILE = 0.95;
/** Minimum lightness of these parts: the coat in a dim photo is brightened, by at most MAX_GAIN. */
const MIN_BRIGHTNESS = 82,
  MAX_GAIN = 1.08;
/** A pink crayon, for tongues. */
const PINK: Rgb = [240, 150, 162];
const NO_PARTS: Parts = { tongues: [], spots: [] };

/**
 * Finds the colors of a dog's coat in a picture: a few of them, in patches as large as a child
 * would draw them.
 * @param bounds of the drawn outline, px of the picture; may extend past the picture
 */
export function coatOf(
  lab: LabImage,
  dog: Mask,
  bounds: Bounds,
  { tongues, spots }: Parts = NO_PARTS,
): Coat {
  const grid = gridOf(lab, dog, bounds);
  const { width, height, dogCells } = grid;
  if (dogCells.length === 0)
    return { width, height, cells: new Uint8Array(width * height), crayons: [null] };
  const bright = percentile(lightness(grid.colors), BRIGHT_PERCENTILE);
  const gain = min(MAX_GAIN, max(1, MIN_BRIGHTNESS / max(1, bright)));
  const lit = grid.colors.map((v) => v * gain);
  const inSpots = cellsIn(grid, spots, bounds);
  const spotColors = colorsOf(grid, lit, (cell) => inSpots.has(cell));
  const isSpotted = spotColors.length > 0 && spotColors.length < lit.length;
  // Spots have a crayon of their own, so the other colors are learned without them.
  const tones = learnTones(isSpotted ? colorsOf(grid, lit, (cell) => !inSpots.has(cell)) : lit),
    labels = new Uint8Array(dogCells.length);
  nearestOfEach(
    lit,
    tones.map(({ color }) => color),
    labels,
  );
  let cells = new Int8Array(width * height).fill(-1);
  for (let i = 0; i < dogCells.length; i++) cells[dogCells[i]] = labels[i];
  for (let pass = 0; pass < SMOOTHING_PASSES; pass++)
    cells = majorityFiltered(cells, width, height, tones.length);
  // A coat with dark spots is white.
  const crayons = crayonsOf(isSpotted ? tones.map(whitened) : tones);
  addAccessories(grid, cells, crayons);
  const paint = (inside: Iterable<number>, crayon: Rgb): void => {
    for (const cell of inside) if (cells[cell] >= 0) cells[cell] = crayons.length;
    crayons.push(crayon);
  };
  if (isSpotted) paint(inSpots, crayonForSpots(meanOf(spotColors)));
  if (tongues.length > 0) paint(cellsIn(grid, tongues, bounds), PINK);
  return { width, height, cells: extendedPastDog(cells, width), crayons };
}

/** The colors of some of the grid's cells: L, a and b of each, one after the other. */
function colorsOf(
  { dogCells }: Grid,
  colors: Float64Array,
  isIncluded: (cell: number) => boolean,
): Float64Array {
  const included: number[] = [];
  dogCells.forEach((cell, k) => {
    if (isIncluded(cell)) included.push(colors[3 * k], colors[3 * k + 1], colors[3 * k + 2]);
  });
  return Float64Array.from(included);
}

/** Mean of some colors. */
function meanOf(colors: Float64Array): LabColor {
  const mean = (channel: number): number => {
    let sum = 0;
    for (let i = channel; i < colors.length; i += 3) sum += colors[i];
    return sum / (colors.length / 3);
  };
  return [mean(0), mean(1), mean(2)];
}
