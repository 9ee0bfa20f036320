import { shrinkLab, type Lab } from '../raster/lab';
import { plane, threshold, type Box, type Mask } from '../raster/plane';
import { open } from '../raster/distance';
import { withoutApart } from './apart';
import { withoutBars } from './bars';
import { cleanMask } from './clean';
import { unlikeFurMap } from './fur';
import { grabCut } from './grabcut';
import { networkOf, type Network } from './network';
import { clarity, qualityOf } from './quality';
import { salienceOf } from './salience';
import { startOf, type Sides, type StartArea, type StartOptions } from './start';

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

// A silhouette that runs along the picture's border more than this may be background, such as a floor.
const ALONG = 0.15;
// Then a cut that takes what stands out least for background takes its place, if it runs along the border
// this much less and separates this well.
const BACKDROP = -0.8, LESS = 0.85, CLEAR = 12;

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
  const scene: Scene = { lab, area, unlikeFur: unlikeFurMap(lab), network: networkOf(lab, GAMMA) };
  const first = majority(scene, salienceOf(lab, area), STARTS.slice(0, starts));
  const quality = qualityOf(lab, first);
  if (quality.onBorder <= ALONG || starts < STARTS.length) return first;
  const other = majority(scene, salienceOf(lab, area, true), STARTS, BACKDROP), its = qualityOf(lab, other);
  return its.onBorder < LESS * quality.onBorder && clarity(its) > CLEAR ? other : first;
}

interface Scene {
  readonly lab: Lab;
  readonly area: StartArea;
  readonly unlikeFur: Float32Array;
  readonly network: Network;
}

function majority({ lab, area, unlikeFur, network }: Scene, salience: Float32Array, starts: readonly StartOptions[], backdrop?: number): Mask {
  const votes = plane(lab.width, lab.height);
  starts.forEach((options, k) => {
    const result = grabCut({ lab, ...startOf(area, salience, unlikeFur, options, backdrop), gamma: GAMMA, network, rounds: ROUNDS, seed: 7 + k });
    for (let i = 0; result && i < result.data.length; i++) votes.data[i]! += result.data[i]! / starts.length;
  });
  const most = threshold(votes, 0.5);
  return most.data.includes(1) ? withoutApart(withoutBars(lab, cleanMask(open(most, THIN), 0.8))) : most;
}
