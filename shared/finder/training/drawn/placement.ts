import type { Random } from './random';
import type { Figure } from './figure';
import type { Pose } from './geometry';

/** A picture's size, px. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A random turn in degrees, at most 25 to either side and mostly small. */
const randomTurn = (random: Random): number =>
  random.chance(0.55) ? random.between(-8, 8) : random.between(-25, 25);

/**
 * A random pose in which the figure covers about `share` of the picture. If the figure is too tall
 * for the frame, its focus is in the picture; some figures that fit are moved past an edge.
 * @param frame px
 * @param across position of its middle as a share of the width; anywhere by default
 */
export const randomPose = (
  random: Random,
  figure: Figure,
  frame: Frame,
  share: number,
  across?: number,
): Pose => {
  const size = Math.sqrt((share * frame.width * frame.height) / figure.area);
  const stretch = random.between(0.9, 1.11);
  const scale = [size * stretch, size / stretch] as const;
  const [w, h] = [figure.width * scale[0], figure.height * scale[1]];
  const common = { scale, turn: randomTurn(random), mirrored: random.chance(0.5) };
  const middle = (length: number, room: number): number =>
    length < room
      ? random.between(length / 2, room - length / 2)
      : random.between(room - length / 2, length / 2);
  // A figure that is too tall is cropped, but not at its focus.
  if (h > 0.92 * frame.height && !figure.cutBelow) {
    const x = (across ?? random.between(0.3, 0.7)) * frame.width;
    return { ...common, from: figure.focus, to: [x, random.between(0.28, 0.62) * frame.height] };
  }
  // A figure with a straight lower edge stands on the lower edge of the picture, or below it.
  if (figure.cutBelow) {
    const x = (across ?? random.between(0.2, 0.8)) * frame.width;
    const below = Math.abs(Math.sin((common.turn * Math.PI) / 180)) * (w / 2) + 0.02 * h;
    return { ...common, from: [figure.width / 2, figure.height], to: [x, frame.height + below] };
  }
  const cut = random.chance(0.22) ? random.between(0.15, 0.45) : 0;
  const aside = random.chance(0.5) ? cut * w * (random.chance(0.5) ? 1 : -1) : 0;
  const x = across === undefined ? middle(w, frame.width) + aside : across * frame.width;
  const y = middle(h, frame.height) + (aside === 0 ? cut * h : 0);
  return { ...common, from: [figure.width / 2, figure.height / 2], to: [x, y] };
};
