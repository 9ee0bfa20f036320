import { MM_PER_INCH } from '../canvas/sheet';
import type { SheetPath } from '../model/types';
import { rasterize, release } from '../bitmap/raster';
import { inkRuns, whiteRuns } from '../bitmap/runs';
import { componentsOf, type Component } from './components';

/** Resolution of the rough count, in px per inch: a quarter of that of the gates. */
const ROUGH_DPI = 50;

/** Minimum area of a region that counts, in mm2. */
const MIN_REGION = 25;

/** The number of white components that are large enough to be regions. */
export const regionCount = (whites: readonly Component[], dpi: number): number => {
  const minArea = MIN_REGION * (dpi / MM_PER_INCH) ** 2;
  return whites.filter(({ area }) => area >= minArea).length;
};

/** About the number of white regions that the gates count, at a fraction of the time. */
export function roughRegionCount(paths: readonly SheetPath[]): number {
  const page = rasterize(paths, ROUGH_DPI);
  const whites = componentsOf(whiteRuns(inkRuns(page), page.width), 4);
  release(page);
  return regionCount(whites, ROUGH_DPI);
}
