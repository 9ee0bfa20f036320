import { shrinkLab, type Lab } from '../raster/lab';
import { mask, threshold, plane, type Box, type Mask } from '../raster/plane';
import { cleanMask } from './clean';
import { grabCut } from './grabcut';
import { ellipseStart, type Sides } from './start';

/** Long side in px of the first cut. */
export const COARSE_SIDE = 150;

// Three starts (radius of the first colours, pull of the middle); the majority decides.
const STARTS = [[0.5, 1.4], [0.72, 1.8], [0.62, 0.8]] as const;
const GAMMA = 30, ROUNDS = 4;

/** The subject inside a box of a picture, at COARSE_SIDE px: the majority of three cuts. */
export function coarseCut(picture: Lab, box: Box, photoEnds: Sides): Mask {
  const lab = shrinkLab(picture, COARSE_SIDE);
  const { width, height } = lab;
  const sx = width / picture.width, sy = height / picture.height;
  const area = {
    width, height, photoEnds,
    box: { x0: Math.round(box.x0 * sx), y0: Math.round(box.y0 * sy), x1: Math.round(box.x1 * sx), y1: Math.round(box.y1 * sy) },
  };
  const votes = plane(width, height);
  STARTS.forEach(([radius, pull], k) => {
    const result = grabCut({ lab, ...ellipseStart(area, radius, pull), gamma: GAMMA, rounds: ROUNDS, seed: 7 + k });
    result?.data.forEach((v, i) => { votes.data[i]! += v / STARTS.length; });
  });
  const majority = threshold(votes, 0.5);
  return majority.data.includes(1) ? cleanMask(majority, 0.8) : mask(width, height);
}
