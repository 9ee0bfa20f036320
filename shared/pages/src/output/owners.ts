import { clipOf } from '../bitmap/raster';
import { subpathsOf } from '../bitmap/subpaths';
import { fill, type Clip, type Raster } from '../bitmap/scan';
import { SHEET } from '../canvas/sheet';
import type { Cast, Page, PageItem } from '../model/types';
import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { dogToPaths } from './dog';

/**
 * Owner of areas without an item, owner of the paper around the picture, and owner of the first
 * item of the page.
 */
export const UNOWNED = 0,
  PAPER = 1,
  FIRST_ITEM = 2;

/** True for the white around a frame or a mat: it extends past the sheet and has no line. */
function isMat(item: PageItem): boolean {
  if (item.kind !== 'path' || item.fill !== 'white' || item.stroke) return false;
  const [l, t, r, b] = controlPointBounds(parsePath(item.d));
  return l <= 0 && t <= 0 && r >= SHEET.w && b >= SHEET.h;
}

/** The white areas of an item. */
function bodiesOf(item: PageItem, cast: Cast, withHalo: boolean): string[] {
  if (item.kind === 'path') return item.fill === 'white' ? [item.d] : [];
  const dog = cast.at(item.who ?? 0);
  if (!dog) return [];
  const halo = withHalo ? item.halo : 0;
  return dogToPaths({ ...item, halo, detail: 0, parts: 'outline' }, dog).flatMap(({ d, fill }) =>
    fill === 'white' ? [d] : [],
  );
}

/**
 * The topmost item at each pixel of the page.
 * @param withHalo true if the white margin around a dog belongs to the dog
 */
export function ownersOf(
  { items }: Pick<Page, 'items'>,
  cast: Cast,
  dpi: number,
  withHalo = false,
): Raster<Uint16Array> {
  const scale = dpi / 100;
  const [width, height] = [Math.round(SHEET.w * scale), Math.round(SHEET.h * scale)];
  const owners = { width, height, data: new Uint16Array(width * height) };
  const clips = new Map<string, Clip>();
  for (const [i, item] of items.entries()) {
    const bodies = bodiesOf(item, cast, withHalo);
    if (bodies.length === 0) continue;
    const { clip: d } = item;
    const clip =
      d === undefined ? undefined : (clips.get(d) ?? clipOf(d, owners, scale, clips.size));
    if (d !== undefined && clip) clips.set(d, clip);
    const owner = isMat(item) ? PAPER : FIRST_ITEM + i;
    for (const body of bodies) fill(owners, subpathsOf(body, scale), owner, false, clip);
  }
  return owners;
}
