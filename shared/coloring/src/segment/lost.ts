import { chosen, components } from '../raster/components';
import { distanceTo, open } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { area, invert, mask, together, without, type Mask } from '../raster/plane';
import { withoutApart } from './apart';
import { withoutBars } from './bars';
import { cleanMask } from './clean';
import type { CoarseCut } from './coarse';
import { unlikeFur } from './fur';
import { likelier } from './nearby';
import { cutAgain, networkOf, STEPS } from './network';
import { NO_COAT } from './start';

// How far from the silhouette's edge, in px at 150, pixels are judged anew.
const BAND = 12;
// Within the band colours are learnt only from what stands out, or does not, for sure.
const SURE_DOG = 0.25, SURE_BACKGROUND = -0.8;
// Weight of the border's length; little, since legs are thin. What the colours count.
const GAMMA = 8, COLOUR = 3;
const CERTAIN = GAMMA * 9;
const THIN = 1.5;
// A part that was lost: at least this share of the dog, of colours clearly the dog's, and nothing that
// stood out: that was judged before.
const LEAST_SHARE = 0.003, CLEARLY = 0.3, STOOD_OUT = 0.3;

/** What a second cut needs of the first. */
type FirstCut = Pick<CoarseCut, 'lab' | 'salience' | 'subject'>;

/**
 * Parts that a subject lost because they have the colour of some background, though not of the
 * background beside them: a white chest before a coloured wall, a light leg on a light floor. A second
 * cut takes the colours where they are met; of its changes those are given that add such a part.
 */
export function lostParts({ lab, salience, subject }: FirstCut): Mask {
  const { width, height } = lab;
  const { likelihood, cut } = cutNearby(lab, subject, salience);
  const { labels, areas, boxes } = components(without(open(cut, THIN), subject));
  const sure = areas.map(() => 0), stood = areas.map(() => 0), least = LEAST_SHARE * area(subject);
  for (let i = 0; i < labels.length; i++) {
    sure[labels[i]!]! += likelihood[i]!;
    stood[labels[i]!]! += salience[i]!;
  }
  const found = chosen(subject, labels, areas.map((size, k) => {
    const { x0, y0, x1, y1 } = boxes[k]!;
    return size > least && x0 > 0 && y0 > 0 && x1 < width && y1 < height && sure[k]! > CLEARLY * size && stood[k]! < STOOD_OUT * size;
  }));
  if (!found.data.includes(1)) return found;
  const whole = withoutApart(withoutBars(lab, cleanMask(together(subject, found), 0.8)));
  return mask(width, height, found.data.map((v, i) => v & whole.data[i]!));
}

/** A cut around a subject by the colours nearby, and how much likelier each pixel's colour is the dog's. */
function cutNearby(lab: Lab, subject: Mask, salience: Float32Array): { likelihood: Float32Array; cut: Mask } {
  const n = subject.data.length, outwards = distanceTo(subject).data, inwards = distanceTo(invert(subject)).data;
  const dog = new Uint8Array(n), background = new Uint8Array(n), unsure = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    if (subject.data[i]) dog[i] = inwards[i]! > BAND || salience[i]! > SURE_DOG ? 1 : 0;
    else if (outwards[i]! > BAND || salience[i]! < SURE_BACKGROUND) background[i] = 1;
    else unsure[i] = 1;
  }
  const likelihood = likelier(lab, dog, background, unsure);
  const terminal = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    terminal[i] = Math.round(STEPS * (unsure[i] ? COLOUR * likelihood[i]! - NO_COAT * unlikeFur(lab.a[i]!, lab.b[i]!) : subject.data[i] ? CERTAIN : -CERTAIN));
  }
  return { likelihood, cut: mask(lab.width, lab.height, cutAgain(networkOf(lab, GAMMA), terminal)) };
}
