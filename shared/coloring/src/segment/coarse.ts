import { shrinkLab, type Lab } from '../raster/lab';
import { mask, plane, threshold, type Box, type Mask } from '../raster/plane';
import { open } from '../raster/distance';
import { withoutBars } from './bars';
import { cleanMask } from './clean';
import { unlikeFurMap } from './fur';
import { grabCut } from './grabcut';
import { networkOf } from './network';
import { salienceOf } from './salience';
import { startOf, type Sides, type StartOptions } from './start';

/** Long side in px of the first cut. */
export const COARSE_SIDE = 150;

// Three starts; the majority decides.
const STARTS: readonly StartOptions[] = [
  { radius: 0.5, middle: 1.4, salience: 4 },
  { radius: 0.72, middle: 1.8, salience: 2 },
  { radius: 0.62, middle: 0.8, salience: 6 },
];
const GAMMA = 30, ROUNDS = 4;
// Radius in px of what is too thin for a limb: tyres, poles, leashes.
const THIN = 1.5;

/**
 * The subject inside a box of a picture, at COARSE_SIDE px: the majority of three cuts.
 * @param starts fewer of them, and a smaller side, for a rough idea
 */
export function coarseCut(picture: Lab, box: Box, photoEnds: Sides, side = COARSE_SIDE, starts = STARTS.length): Mask {
  const lab = shrinkLab(picture, side);
  const { width, height } = lab;
  const sx = width / picture.width, sy = height / picture.height;
  const area = {
    width, height, photoEnds,
    box: { x0: Math.round(box.x0 * sx), y0: Math.round(box.y0 * sy), x1: Math.round(box.x1 * sx), y1: Math.round(box.y1 * sy) },
  };
  const salience = salienceOf(lab, area), unlikeFur = unlikeFurMap(lab);
  const network = networkOf(lab, GAMMA);
  const votes = plane(width, height);
  STARTS.slice(0, starts).forEach((options, k) => {
    const result = grabCut({ lab, ...startOf(area, salience, unlikeFur, options), gamma: GAMMA, network, rounds: ROUNDS, seed: 7 + k });
    for (let i = 0; result && i < result.data.length; i++) votes.data[i]! += result.data[i]! / starts;
  });
  const majority = threshold(votes, 0.5);
  return majority.data.includes(1) ? withoutBars(lab, cleanMask(open(majority, THIN), 0.8)) : mask(width, height);
}
