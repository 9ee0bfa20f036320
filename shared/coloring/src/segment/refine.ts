import { blur } from '../raster/blur';
import { distanceTo } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { invert, threshold, toPlane, type Mask } from '../raster/plane';
import { resize } from '../raster/resample';
import { cleanMask } from './clean';
import { unlikeFurMap } from './fur';
import { grabCut, INSIDE, OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from './grabcut';
import { NO_COAT } from './start';

/** Long side in px of the cutout. */
export const FINE_SIDE = 420;

const GAMMA = 26, ROUNDS = 2;
// Half width of the band that is cut again, in px of the coarse mask.
const BAND = 2.2;

/** A coarse mask made exact on a larger picture: only a narrow band along its edge is cut again. */
export function refine(lab: Lab, coarse: Mask): Mask {
  const grown = threshold(resize(toPlane(coarse), lab.width, lab.height), 0.5);
  const band = (BAND * lab.width) / coarse.width;
  const toInside = distanceTo(grown).data, toOutside = distanceTo(invert(grown)).data;
  const known = new Uint8Array(grown.data.length), prior = unlikeFurMap(lab);
  for (let i = 0; i < known.length; i++) {
    known[i] = grown.data[i] ? (toOutside[i]! > band ? INSIDE : PERHAPS_INSIDE) : toInside[i]! > band ? OUTSIDE : PERHAPS_OUTSIDE;
    prior[i]! *= -NO_COAT;
  }
  const cut = grabCut({ lab, known, prior, gamma: GAMMA, rounds: ROUNDS, seed: 7 });
  return cleanMask(cut ?? grown, 1.1);
}

/** The soft edge of a mask at another size, 0 to 1. */
export const soften = (source: Mask, width: number, height: number): Float32Array =>
  resize(blur(toPlane(source), 0.9), width, height).data;
