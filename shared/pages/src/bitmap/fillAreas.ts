import { SHEET } from '../canvas/sheet';
import { clipCache } from './raster';
import { fill, type Raster } from './scan';
import { subpathsOf } from './subpaths';

/** A filled area of a page. */
export interface Area {
  readonly d: string;
  readonly clip?: string | undefined;
  /** The value of its pixels, 1 to 65535. */
  readonly value: number;
}

/**
 * Fills areas one over another, sampling each pixel at its center: each pixel has the value of the
 * topmost area, or 0 if there is none.
 */
export function fillAreas(areas: readonly Area[], dpi: number): Raster<Uint16Array> {
  const scale = dpi / 100;
  const [width, height] = [Math.round(SHEET.w * scale), Math.round(SHEET.h * scale)];
  const page = { width, height, data: new Uint16Array(width * height) };
  const clipFor = clipCache(page, scale);
  for (const { d, clip: clipPath, value } of areas) {
    const clip = clipFor(clipPath);
    fill(page, subpathsOf(d, scale), value, false, clip);
  }
  return page;
}
