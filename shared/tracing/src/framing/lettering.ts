import { blur, extend } from '@scribblepup/imaging/blur';
import { components } from '@scribblepup/imaging/components';
import { dilate } from '@scribblepup/imaging/distance';
import type { Lab } from '@scribblepup/imaging/lab';
import { invert, mask, plane, toPlane, type PixelBox, type Mask } from '@scribblepup/imaging/plane';

// Shares of the long side: sigma of the blur against which letters stand out, and their minimum and
// maximum height.
const AROUND = 0.012,
  LEAST_HEIGHT = 0.009,
  MOST_HEIGHT = 0.06;
// Letters are white or light gray, slightly tinted if the photo was stored with chroma subsampling.
// Limits: minimum L, minimum contrast in L with the surroundings, maximum chroma.
const LIGHT = 62,
  RISE = 7,
  GRAY = 20;
// Limits of a letter: largest width as a factor of its height, and smallest share of its box that
// is printed.
const WIDEST = 4,
  LEAST_PRINTED = 0.12;
// A row of letters: minimum count, then minimum length, largest gap (both in letter heights), and
// the share of their height by which neighbors must overlap.
const LETTERS = 6,
  LONG = 4,
  GAP = 1.3,
  EVEN = 0.75;
// Largest ratio of the heights of neighbors in a row.
const SIZES = 2.2;
// Fainter or merged letters may stand in the same row: how far past its ends they are searched for
// (in letter heights), and their minimum contrast in L.
const MORE = 6,
  FAINT = 2.5;
// Printed letters stand within this share of the photo's height, at the top or the bottom.
const BAND = 0.3;
// Shares of the long side: the margin around the letters that is filled in too, and the sigma of
// the fill.
const ROOM = 0.005,
  FROM = 0.01;

/**
 * Removes lettering that was printed on a picture (a watermark, a date) and fills it in from its
 * surroundings. Returns `lab` itself if there is none.
 */
export function withoutLettering(lab: Lab): Lab {
  const { width, height } = lab;
  const letters = letteringIn(lab);
  if (!letters.data.includes(1)) return lab;
  const side = Math.max(width, height);
  const gone = dilate(letters, ROOM * side);
  const kept = toPlane(invert(gone)).data;
  const heal = (data: Float32Array): Float32Array =>
    extend(plane(width, height, data), kept, FROM * side).data;
  return { width, height, L: heal(lab.L), a: heal(lab.a), b: heal(lab.b) };
}

/** Mask of the letters that stand in rows. */
export function letteringIn(lab: Lab): Mask {
  const { width, height, L } = lab;
  const side = Math.max(width, height);
  const around = blur(plane(width, height, L), AROUND * side).data;
  const band = BAND * height;
  const light = mask(width, height);
  for (let y = 0; y < height; y++)
    if (y < band || y > height - band) markLight(lab, around, light, y);
  const parts = components(light, true);
  const letters = parts.boxes.filter((box, k) => k > 0 && isLetter(box, parts.areas[k], side));
  const out = mask(width, height);
  for (const row of rowsOf(letters)) {
    const high = Math.max(...row.map(({ y0, y1 }) => y1 - y0)),
      ends = MORE * high;
    const x0 = Math.max(0, Math.floor(row[0].x0 - ends)),
      x1 = Math.min(width, Math.ceil(row[row.length - 1].x1 + ends));
    const y0 = Math.max(0, Math.min(...row.map((box) => box.y0)) - 1),
      y1 = Math.min(height, Math.max(...row.map((box) => box.y1)) + 1);
    for (let y = y0; y < y1; y++) {
      for (let i = y * width + x0; i < y * width + x1; i++)
        if (L[i] - around[i] > FAINT) out.data[i] = 1;
    }
  }
  return out;
}

/** Marks the pixels of a row that are light, gray and lighter than their surroundings. */
function markLight({ width, L, a, b }: Lab, around: Float32Array, light: Mask, y: number): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (L[i] > LIGHT && L[i] - around[i] > RISE && a[i] * a[i] + b[i] * b[i] < GRAY * GRAY)
      light.data[i] = 1;
  }
}

function isLetter({ x0, y0, x1, y1 }: PixelBox, area: number, side: number): boolean {
  const high = y1 - y0,
    wide = x1 - x0;
  return (
    high >= LEAST_HEIGHT * side &&
    high <= MOST_HEIGHT * side &&
    wide <= WIDEST * high &&
    area > LEAST_PRINTED * high * wide
  );
}

/**
 * Groups boxes of similar size that follow each other on one line; drops groups that are too short
 * for lettering.
 */
function rowsOf(boxes: readonly PixelBox[]): PixelBox[][] {
  const rows: PixelBox[][] = [];
  for (const box of [...boxes].sort((p, q) => p.x0 - q.x0)) {
    const row = rows.find((r) => follows(r[r.length - 1], box));
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows.filter(
    (row) =>
      row.length >= LETTERS &&
      row[row.length - 1].x1 - row[0].x0 > LONG * Math.max(...row.map(({ y0, y1 }) => y1 - y0)),
  );
}

function follows(p: PixelBox, q: PixelBox): boolean {
  const hp = p.y1 - p.y0,
    hq = q.y1 - q.y0,
    high = Math.max(hp, hq);
  const overlap = Math.min(p.y1, q.y1) - Math.max(p.y0, q.y0);
  return (
    high < SIZES * Math.min(hp, hq) && overlap > EVEN * Math.min(hp, hq) && q.x0 - p.x1 < GAP * high
  );
}
