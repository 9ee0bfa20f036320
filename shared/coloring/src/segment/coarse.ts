import { shrinkLab, type Lab } from '../raster/lab';
import { plane, threshold, type Box, type Mask } from '../raster/plane';
import { open } from '../raster/distance';
import { withoutApart } from './apart';
import { withoutBars } from './bars';
import { cleanMask } from './clean';
import { unlikeFurMap } from './fur';
import { grabCut } from './grabcut';
import { networkOf, type Network } from './network';
import { clarity, qualityOf, type Quality } from './quality';
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

/** A first cut, and what it was made of. */
export interface CoarseCut {
  readonly subject: Mask;
  readonly quality: Quality;
  /** The picture at the size of the cut. */
  readonly lab: Lab;
  /** How much each of its pixels stands out, -1 to 1. */
  readonly salience: Float32Array;
}

/**
 * The subject inside a box of a picture, at COARSE_SIDE px: the majority of three cuts.
 * @param starts fewer of them, and a smaller side, for a rough idea
 */
export function coarseCut(picture: Lab, box: Box, photoEnds: Sides, side = COARSE_SIDE, starts = STARTS.length): CoarseCut {
  const lab = shrinkLab(picture, side);
  const { width, height } = lab;
  const sx = width / picture.width, sy = height / picture.height;
  const area = {
    width, height, photoEnds,
    box: { x0: Math.round(box.x0 * sx), y0: Math.round(box.y0 * sy), x1: Math.round(box.x1 * sx), y1: Math.round(box.y1 * sy) },
  };
  const scene: Scene = { lab, area, unlikeFur: unlikeFurMap(lab), network: networkOf(lab, GAMMA) };
  const salience = salienceOf(lab, area);
  const subject = majority(lab, STARTS.slice(0, starts).map(cutter(scene, salience))), quality = qualityOf(lab, subject);
  const first = { subject, quality, lab, salience };
  return (quality.onBorder > ALONG && starts === STARTS.length && fromBackdrop(scene, first)) || first;
}

/** The cut that takes what stands out least for background; null where it is no better than the first one, of which one start tells enough. */
function fromBackdrop(scene: Scene, first: CoarseCut): CoarseCut | null {
  const { lab, area } = scene;
  const cut = cutter(scene, salienceOf(lab, area, true), BACKDROP);
  const better = (cuts: readonly (Mask | null)[]): CoarseCut | null => {
    const subject = majority(lab, cuts), quality = qualityOf(lab, subject);
    return quality.onBorder < LESS * first.quality.onBorder && clarity(quality) > CLEAR ? { ...first, subject, quality } : null;
  };
  const one = cut(STARTS[0]!, 0);
  return better([one]) && better([one, ...STARTS.slice(1).map((options, k) => cut(options, k + 1))]);
}

interface Scene {
  readonly lab: Lab;
  readonly area: StartArea;
  readonly unlikeFur: Float32Array;
  readonly network: Network;
}

const cutter = ({ lab, area, unlikeFur, network }: Scene, salience: Float32Array, backdrop?: number) => (options: StartOptions, k: number): Mask | null =>
  grabCut({ lab, ...startOf(area, salience, unlikeFur, options, backdrop), gamma: GAMMA, network, rounds: ROUNDS, seed: 7 + k });

function majority(lab: Lab, cuts: readonly (Mask | null)[]): Mask {
  const votes = plane(lab.width, lab.height);
  for (const cut of cuts) for (let i = 0; cut && i < cut.data.length; i++) votes.data[i]! += cut.data[i]! / cuts.length;
  const most = threshold(votes, 0.5);
  return most.data.includes(1) ? withoutApart(withoutBars(lab, cleanMask(open(most, THIN), 0.8))) : most;
}
