import { blur, extrapolateOutside } from '@scribblepup/imaging/blur';
import { components } from '@scribblepup/imaging/components';
import { dilate } from '@scribblepup/imaging/morphology';
import type { LabImage } from '@scribblepup/imaging/lab';
import { invert, mask, plane, toPlane, type PixelBox, type Mask } from '@scribblepup/imaging/plane';

// Lengths marked "share" are shares of the picture's long side.

/** Sigma of the blur that gives the surroundings against which letters stand out, share. */
const SURROUNDINGS_SIGMA = 0.012;
/** Printed letters lie within this share of the photo's height from the top or the bottom. */
const BAND = 0.3;

// Letters are white or light gray, slightly tinted if the photo was stored with chroma subsampling.
const MIN_LIGHTNESS = 62,
  MAX_CHROMA = 20;
/** Minimum contrast in L with the surroundings. */
const MIN_CONTRAST = 7;

/** Limits for a letter's height, share. */
const MIN_HEIGHT = 0.009,
  MAX_HEIGHT = 0.06;
/** Maximum width of a letter, in its heights. */
const MAX_ASPECT = 4;
/** Minimum share of a letter's box that is printed. */
const MIN_PRINTED_SHARE = 0.12;

/** Minimum number of letters in a row. */
const MIN_LETTERS = 6;
/** Minimum length of a row and maximum gap between its letters, in letter heights. */
const MIN_ROW_LENGTH = 4,
  MAX_GAP = 1.3;
/** Minimum share of their height by which neighbors overlap. */
const MIN_OVERLAP = 0.75;
/** Maximum ratio of the heights of neighbors. */
const MAX_HEIGHT_RATIO = 2.2;

/** How far past its ends a row is searched for fainter or merged letters, in letter heights. */
const SEARCH_BEYOND_ROW = 6;
/** Minimum contrast in L of these letters. */
const MIN_FAINT_CONTRAST = 2.5;

/** Margin around the letters that is filled in too, share. */
const FILL_MARGIN = 0.005;
/** Sigma with which the surroundings are extended over the letters, share. */
const FILL_SIGMA = 0.01;

/**
 * Removes lettering that was printed on a picture, such as a watermark or a date, and fills the
 * gaps from their surroundings. Returns `lab` itself if there is none.
 */
export function withoutLettering(lab: LabImage): LabImage {
  const { width, height } = lab;
  const letters = findLettering(lab);
  if (!letters.data.includes(1)) return lab;
  const side = Math.max(width, height);
  const removed = dilate(letters, FILL_MARGIN * side);
  const kept = toPlane(invert(removed)).data;
  const fillIn = (data: Float32Array): Float32Array =>
    extrapolateOutside(plane(width, height, data), kept, FILL_SIGMA * side).data;
  return { width, height, L: fillIn(lab.L), a: fillIn(lab.a), b: fillIn(lab.b) };
}

/** Mask of the letters that form rows. */
export function findLettering(lab: LabImage): Mask {
  const { width, height } = lab;
  const side = Math.max(width, height);
  const around = blur(plane(width, height, lab.L), SURROUNDINGS_SIGMA * side).data;
  const band = BAND * height;
  const light = mask(width, height);
  for (let y = 0; y < height; y++)
    if (y < band || y > height - band) markLight(lab, around, light, y);
  const parts = components(light, 8);
  const letters = parts.boxes.filter((box, k) => k > 0 && isLetter(box, parts.areas[k], side));
  const out = mask(width, height);
  for (const letterRow of letterRowsOf(letters)) markLetters(lab, around, letterRow, out);
  return out;
}

/** Marks the letters of a row, and fainter ones next to them. */
function markLetters(
  { width, height, L }: LabImage,
  around: Float32Array,
  letterRow: readonly PixelBox[],
  out: Mask,
): void {
  const letterHeight = Math.max(...letterRow.map(({ y0, y1 }) => y1 - y0)),
    reach = SEARCH_BEYOND_ROW * letterHeight;
  const x0 = Math.max(0, Math.floor(letterRow[0].x0 - reach)),
    x1 = Math.min(width, Math.ceil(letterRow[letterRow.length - 1].x1 + reach));
  const y0 = Math.max(0, Math.min(...letterRow.map((box) => box.y0)) - 1),
    y1 = Math.min(height, Math.max(...letterRow.map((box) => box.y1)) + 1);
  for (let y = y0; y < y1; y++) {
    for (let i = y * width + x0; i < y * width + x1; i++)
      if (L[i] - around[i] > MIN_FAINT_CONTRAST) out.data[i] = 1;
  }
}

/** Marks the pixels of a row that are light, gray and lighter than their surroundings. */
function markLight(
  { width, L, a, b }: LabImage,
  around: Float32Array,
  light: Mask,
  y: number,
): void {
  for (let i = y * width; i < (y + 1) * width; i++) {
    if (
      L[i] > MIN_LIGHTNESS &&
      L[i] - around[i] > MIN_CONTRAST &&
      a[i] * a[i] + b[i] * b[i] < MAX_CHROMA * MAX_CHROMA
    )
      light.data[i] = 1;
  }
}

/** Whether a component has the size and shape of a letter. */
function isLetter({ x0, y0, x1, y1 }: PixelBox, area: number, side: number): boolean {
  const height = y1 - y0,
    width = x1 - x0;
  return (
    height >= MIN_HEIGHT * side &&
    height <= MAX_HEIGHT * side &&
    width <= MAX_ASPECT * height &&
    area > MIN_PRINTED_SHARE * height * width
  );
}

/**
 * Groups boxes of similar size that follow each other on one line; drops groups that are too short
 * for lettering.
 */
function letterRowsOf(boxes: readonly PixelBox[]): PixelBox[][] {
  const rows: PixelBox[][] = [];
  for (const box of [...boxes].sort((p, q) => p.x0 - q.x0)) {
    const row = rows.find((r) => follows(r[r.length - 1], box));
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows.filter(
    (row) =>
      row.length >= MIN_LETTERS &&
      row[row.length - 1].x1 - row[0].x0 >
        MIN_ROW_LENGTH * Math.max(...row.map(({ y0, y1 }) => y1 - y0)),
  );
}

/** Whether box q follows box p in a row. */
function follows(p: PixelBox, q: PixelBox): boolean {
  const hp = p.y1 - p.y0,
    hq = q.y1 - q.y0,
    taller = Math.max(hp, hq);
  const overlap = Math.min(p.y1, q.y1) - Math.max(p.y0, q.y0);
  return (
    taller < MAX_HEIGHT_RATIO * Math.min(hp, hq) &&
    overlap > MIN_OVERLAP * Math.min(hp, hq) &&
    q.x0 - p.x1 < MAX_GAP * taller
  );
}
