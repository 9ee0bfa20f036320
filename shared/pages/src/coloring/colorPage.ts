import type { Pixels } from '@scribblepup/imaging';
import type { DogArt } from '@scribblepup/tracing';
import { rasterize, release, type Bitmap } from '../bitmap/raster';
import { AREA } from '../canvas/sheet';
import { isYoung } from '../model/age';
import type { Age, Cast, Page } from '../model/types';
import { castOf, pageToPaths } from '../output/paths';
import { chooseCrayons } from './chooseCrayons';
import { coatOnSheet } from './coatOnSheet';
import { coatsOf } from './coats';
import { fieldsOf, type Fields } from './fields';
import { ownersOf } from './owners';
import { grainAt, paperGrain, strokeGrain } from './wax';

const { cos, max, min, sin } = Math;

/** Resolution of the colored page, and of the ink on it before it is smoothed. */
const DPI = 100,
  INK_DPI = 200;
/**
 * Minimum share of the paper that wax covers, and how much the strokes and the tooth of the paper
 * add to it.
 */
const MIN_COVER = 0.7,
  BY_STROKE = 0.2,
  BY_TOOTH = 0.16;
/** Directions of a right-handed child's strokes, in radians. */
const DIRECTIONS = [-0.62, -0.45, -0.78, -0.3];
/** Width in px of the ragged edge of wax that no line bounds, and of its fade. */
const RAGGED = 22,
  FADE = 6;
/** Keeps coordinates positive before they are truncated to whole px. */
const OFFSET = 4096;

/** Up to five years, the looks of puzzles draw scenes, which have no boxes to leave white. */
const asDrawnFor = (page: Page, age: Age | undefined): Page =>
  page.family === 'puzzles' && isYoung(age) ? { ...page, family: 'scenes' } : page;

/**
 * Colors a page as a child might: each dog in the colors of its coat, the rest in muted crayons.
 * The same page, dogs and age always give the same picture of 850 x 1100 px.
 * @param age the child's age for which the page was drawn
 */
export function colorPage(drawn: Page, dogs: DogArt | Cast, age?: Age): Pixels {
  const page = asDrawnFor(drawn, age);
  const cast = castOf(dogs);
  const paths = pageToPaths(page, cast);
  const owners = ownersOf(page, cast, DPI);
  const lines = rasterize(paths, DPI);
  const fields = fieldsOf(lines, owners);
  release(lines);
  const { width, height } = fields;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  paint(page, cast, fields, data);
  const ink = rasterize(paths, INK_DPI);
  drawInk(ink, width, height, data);
  release(ink);
  return { width, height, data };
}

/** Lays wax on the fields. The strokes of a field have one direction. */
function paint(page: Page, cast: Cast, fields: Fields, data: Uint8ClampedArray): void {
  const { width, height, fieldAt, list } = fields;
  const coats = coatsOf(cast);
  const choices = chooseCrayons(page, fields, coats);
  const [strokes, tooth] = [strokeGrain(), paperGrain()];
  // For each field: red, green, blue, and the cosine and sine of its strokes' direction. Red is -1
  // on a dog, whose color depends on the pixel.
  const wax = new Float64Array(5 * list.length);
  for (const [i, choice] of choices.entries()) {
    const direction = DIRECTIONS[i % DIRECTIONS.length];
    wax.set(choice === 'dog' ? [-1, 0, 0] : (choice?.rgb ?? [255, 255, 255]), 5 * i);
    wax.set([cos(direction), sin(direction)], 5 * i + 3);
  }
  const coatAt = coatOnSheet(page, cast, coats);
  for (let i = 0, y = 0; y < height; y++) {
    const isEdge = y < AREA.y + RAGGED || y > AREA.y + AREA.h - RAGGED;
    for (let x = 0; x < width; x++, i++) {
      const field = fieldAt[i] - 1;
      if (field < 0) continue;
      const w = 5 * field;
      let [r, g, b] = [wax[w], wax[w + 1], wax[w + 2]];
      if (r < 0) {
        const rgb = coatAt(list[field].owner, x, y);
        [r, g, b] = rgb ?? [255, 255, 255];
      }
      if (r === 255 && g === 255 && b === 255) continue;
      const [c, s] = [wax[w + 3], wax[w + 4]];
      const stroke = strokes[grainAt((x * c + y * s + OFFSET) | 0, (y * c - x * s + OFFSET) | 0)];
      let cover = MIN_COVER + BY_STROKE * stroke + BY_TOOTH * tooth[grainAt(x, y)];
      if (cover > 1) cover = 1;
      if (isEdge || x < AREA.x + RAGGED || x > AREA.x + AREA.w - RAGGED)
        cover *= coverAtEdge(x, y, stroke);
      const p = 4 * i;
      data[p] = 255 - (255 - r) * cover;
      data[p + 1] = 255 - (255 - g) * cover;
      data[p + 2] = 255 - (255 - b) * cover;
    }
  }
}

/** 1 on the art, falling to 0 outside it, with a ragged edge. */
function coverAtEdge(x: number, y: number, noise: number): number {
  const out = max(AREA.x - x, x - AREA.x - AREA.w, AREA.y - y, y - AREA.y - AREA.h);
  return max(0, min(1, (noise * RAGGED - out - RAGGED / 2) / FADE));
}

/** Lays the lines over the colors, smoothed from a finer raster. */
function drawInk(ink: Bitmap, width: number, height: number, data: Uint8ClampedArray): void {
  const step = ink.width / width;
  const pixels = step * step;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p += 4) {
      const row = y * step * ink.width + x * step;
      let dark = 0;
      for (let v = 0; v < step; v++)
        for (let u = 0; u < step; u++) dark += ink.data[row + v * ink.width + u];
      if (dark === 0) continue;
      const light = 1 - dark / pixels;
      data[p] *= light;
      data[p + 1] *= light;
      data[p + 2] *= light;
    }
}
