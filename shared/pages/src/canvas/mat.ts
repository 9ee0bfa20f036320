import { joined, type Path } from '@scribblepup/imaging/curves/path';
import { polygon } from '@scribblepup/imaging/curves/shapes';
import { SHEET } from './sheet';

// How far past the sheet's edges `matShape` extends, in sheet units.
const MARGIN = 300;

/**
 * The area outside `hole`, to well past the sheet's edges. Filled with white, it hides everything
 * outside a frame.
 */
export function matShape(hole: Path): Path {
  const [right, bottom] = [SHEET.w + MARGIN, SHEET.h + MARGIN];
  return joined([
    polygon([-MARGIN, -MARGIN, -MARGIN, bottom, right, bottom, right, -MARGIN]),
    hole,
  ]);
}
