import { fillAreas } from '../bitmap/fillAreas';
import type { Raster } from '../bitmap/scan';
import { SHEET } from '../canvas/sheet';
import type { Cast, Page, PageItem } from '../model/types';
import { parsePath, controlPointBounds } from '@scribblepup/imaging/curves/path';
import { dogToPaths } from '../output/dog';

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

/** The white body of an item; null if it has none. */
function bodyOf(item: PageItem, cast: Cast): string | null {
  if (item.kind === 'path') return item.fill === 'white' ? item.d : null;
  const dog = cast.at(item.who ?? 0);
  if (!dog) return null;
  const [body] = dogToPaths({ ...item, halo: 0, detail: 0, parts: 'outline' }, dog);
  return body.d;
}

/** The topmost item at each pixel of the page. */
export function ownersOf(page: Page, cast: Cast, dpi: number): Raster<Uint16Array> {
  const bodies = page.items.flatMap((item, i) => {
    const d = bodyOf(item, cast);
    return d === null ? [] : [{ d, clip: item.clip, value: isMat(item) ? PAPER : FIRST_ITEM + i }];
  });
  return fillAreas(bodies, dpi);
}
