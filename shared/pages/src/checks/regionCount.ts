import type { SheetPath } from '../model/types';
import { rasterize, release } from '../bitmap/raster';
import { inkRuns, whiteRuns } from '../bitmap/runs';
import { componentsOf } from './components';

const MM_PER_INCH = 25.4;

/** Resolution at which fields are counted, in px per inch: a quarter of that of a page's gates. */
const DPI = 50;

/** Minimum area of a field in mm2. */
const MIN_FIELD = 25;

/** About the number of white regions that the gates count, at a fraction of the time. */
export function roughRegionCount(paths: readonly SheetPath[]): number {
  const page = rasterize(paths, DPI);
  const least = MIN_FIELD * (DPI / MM_PER_INCH) ** 2;
  const whites = componentsOf(whiteRuns(inkRuns(page), page.width), false);
  release(page);
  return whites.filter(({ area }) => area >= least).length;
}
