import { SHEET } from '../canvas/sheet';
import type { SheetPath } from '../model/types';
import { capsule, fill, type Clip, type Raster } from './scan';
import { linesOf, type Line } from './lines';

/** A page as a row-major bitmap: black is 1, white is 0. */
export interface Bitmap extends Raster {
  /** Pixels per inch. */
  readonly dpi: number;
}

// Pages are drawn one after another and take several megabytes each, so released buffers are
// reused.
const spare: Uint8Array[] = [];
const MOST_SPARE = 1;

/** Releases a page's pixels for reuse by the next page. Do not use the bitmap afterwards. */
export function release({ data }: Bitmap): void {
  if (spare.length < MOST_SPARE) spare.push(data);
}

function blank(size: number): Uint8Array {
  const at = spare.findIndex((pixels) => pixels.length === size);
  return at < 0 ? new Uint8Array(size) : spare.splice(at, 1)[0].fill(0);
}

/**
 * Rasterizes paths in black and white, sampling each pixel at its center. Lines have round caps and
 * joins.
 */
export function rasterize(paths: readonly SheetPath[], dpi = 200): Bitmap {
  const scale = dpi / 100;
  const width = Math.round(SHEET.w * scale);
  const height = Math.round(SHEET.h * scale);
  const page: Bitmap = { width, height, dpi, data: blank(width * height) };
  const clips = new Map<string, Clip>();
  for (const path of paths) {
    const clip =
      path.clip === undefined
        ? undefined
        : (clips.get(path.clip) ?? clipOf(path.clip, page, scale, clips.size));
    if (path.clip !== undefined && clip) clips.set(path.clip, clip);
    const lines = linesOf(path.d, scale);
    if (path.fill) fill(page, lines, path.fill === 'black' ? 1 : 0, path.evenOdd, clip);
    if (path.stroke) for (const line of lines) stroke(page, line, (path.stroke * scale) / 2, clip);
  }
  return page;
}

/** Buffers for the first clips of a page, reused between pages. */
const masks: Uint8Array[] = [];
const MOST_MASKS = 2;

/** A zeroed buffer of at least `size` pixels for a clip. */
function blankMask(size: number, place: number): Uint8Array {
  const known = masks[place];
  if (known && known.length >= size) return known.fill(0, 0, size);
  const fresh = new Uint8Array(size);
  if (place < MOST_MASKS) masks[place] = fresh;
  return fresh;
}

/**
 * The inside of a path as a clip of its bounding box. Its pixels are reused by the next page.
 * @param place number of clips that the page already has
 */
export function clipOf(
  d: string,
  page: Pick<Raster, 'width' | 'height'>,
  scale: number,
  place: number,
): Clip {
  const lines = linesOf(d, scale);
  const [xs, ys] = [0, 1].map((axis) =>
    lines.flatMap((line) => line.points.filter((_, i) => i % 2 === axis)),
  );
  const [x, y] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.max(0, Math.floor(Math.min(...ys))),
  ];
  const width = Math.max(0, Math.min(page.width, Math.ceil(Math.max(...xs))) - x);
  const height = Math.max(0, Math.min(page.height, Math.ceil(Math.max(...ys))) - y);
  const mask: Clip = { x, y, width, height, data: blankMask(width * height, place) };
  fill(
    mask,
    lines.map((line) => ({
      ...line,
      points: line.points.map((v, i) => v - (i % 2 === 0 ? x : y)),
    })),
    1,
    false,
  );
  return mask;
}

function stroke(page: Raster, { points, closed }: Line, r: number, clip?: Clip): void {
  const n = points.length / 2;
  const count = n === 1 ? 1 : closed ? n : n - 1;
  for (let i = 0; i < count; i++) {
    const k = n === 1 ? 0 : (i + 1) % n;
    capsule(page, points[2 * i], points[2 * i + 1], points[2 * k], points[2 * k + 1], r, clip);
  }
}
