import { SHEET } from '../canvas/sheet';
import type { SheetPath } from '../model/types';
import { capsule, fill, type Clip, type Raster } from './scan';
import { subpathsOf, type Subpath } from './subpaths';

/** A page as a row-major bitmap: black is 1, white is 0. */
export interface Bitmap extends Raster {
  /** Pixels per inch. */
  readonly dpi: number;
}

// Pages are drawn one after another and take several megabytes each, so released buffers are
// reused.
const spareBuffers: Uint8Array[] = [];
const MAX_SPARE_BUFFERS = 1;

/** Releases a page's pixels for reuse by the next page. Do not use the bitmap afterwards. */
export function release({ data }: Bitmap): void {
  if (spareBuffers.length < MAX_SPARE_BUFFERS) spareBuffers.push(data);
}

function blankPage(size: number): Uint8Array {
  const index = spareBuffers.findIndex((pixels) => pixels.length === size);
  return index < 0 ? new Uint8Array(size) : spareBuffers.splice(index, 1)[0].fill(0);
}

/**
 * Rasterizes paths in black and white, sampling each pixel at its center. Lines have round caps and
 * joins.
 */
export function rasterize(paths: readonly SheetPath[], dpi = 200): Bitmap {
  const scale = dpi / 100;
  const width = Math.round(SHEET.w * scale);
  const height = Math.round(SHEET.h * scale);
  const page: Bitmap = { width, height, dpi, data: blankPage(width * height) };
  const clipFor = clipCache(page, scale);
  for (const path of paths) {
    const clip = clipFor(path.clip);
    const lines = subpathsOf(path.d, scale);
    if (path.fill) fill(page, lines, path.fill === 'black' ? 1 : 0, path.evenOdd, clip);
    if (path.stroke) for (const line of lines) stroke(page, line, (path.stroke * scale) / 2, clip);
  }
  return page;
}

/** Buffers for the first few clips of a page, reused between pages. */
const maskBuffers: Uint8Array[] = [];
const MAX_MASK_BUFFERS = 2;

/** A zeroed buffer of at least `size` pixels for a clip. */
function blankMask(size: number, place: number): Uint8Array {
  const reusable = maskBuffers[place];
  if (reusable && reusable.length >= size) return reusable.fill(0, 0, size);
  const fresh = new Uint8Array(size);
  if (place < MAX_MASK_BUFFERS) maskBuffers[place] = fresh;
  return fresh;
}

/**
 * Returns a function that makes the clip of a path; undefined without a path. It rasterizes each
 * clip once; the next page reuses the pixels.
 */
export function clipCache(
  page: Pick<Raster, 'width' | 'height'>,
  scale: number,
): (d: string | undefined) => Clip | undefined {
  const clips = new Map<string, Clip>();
  return (d) => {
    if (d === undefined) return undefined;
    const clip = clips.get(d) ?? clipOf(d, page, scale, clips.size);
    clips.set(d, clip);
    return clip;
  };
}

/**
 * The inside of a path as a clip of its bounding box. Its pixels are reused by the next page.
 * @param place number of clips that the page already has
 */
function clipOf(
  d: string,
  page: Pick<Raster, 'width' | 'height'>,
  scale: number,
  place: number,
): Clip {
  const lines = subpathsOf(d, scale);
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

function stroke(page: Raster, { points, closed }: Subpath, r: number, clip?: Clip): void {
  const n = points.length / 2;
  const count = n === 1 ? 1 : closed ? n : n - 1;
  for (let i = 0; i < count; i++) {
    const k = n === 1 ? 0 : (i + 1) % n;
    capsule(page, points[2 * i], points[2 * i + 1], points[2 * k], points[2 * k + 1], r, clip);
  }
}
