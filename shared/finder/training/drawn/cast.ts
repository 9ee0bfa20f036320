import { dogFigure } from './dogs';
import type { Random } from './random';
import { furOf, furred } from './fur';
import { layer, shadow, type Layer } from './layer';
import { randomPaintStyle } from './paintStyle';
import { randomPose, type Frame } from './placement';
import { thingFigure } from './scenery/figures';

/** Share of the picture that a figure covers; its square root is uniformly distributed. */
const randomShare = (random: Random, low: number, high: number): number =>
  random.between(Math.sqrt(low), Math.sqrt(high)) ** 2;

interface ThingOptions {
  /** Probability of a thing with a face. */
  readonly faceProbability: number;
  /** Smallest and largest share of the picture. */
  readonly low: number;
  readonly high: number;
  readonly scope: string;
}

/** Places a random thing other than a dog. @param frame px */
export const thingLayer = (
  random: Random,
  frame: Frame,
  { faceProbability, low, high, scope }: ThingOptions,
): Layer => {
  const figure = thingFigure(random, randomPaintStyle, faceProbability);
  return layer(figure, randomPose(random, figure, frame, randomShare(random, low, high)), scope);
};

/** Places a random dog; the first of two is on the left. @param frame px */
export const dogLayer = (random: Random, frame: Frame, index: number, dogs: number): Layer => {
  const figure = dogFigure(random, randomPaintStyle);
  const fur = furOf(random, figure);
  const isClose = dogs === 1 && random.chance(0.12);
  // The frame crops a dog that is this close, so less than this share is visible.
  const share = isClose
    ? randomShare(random, 0.9, 2.2)
    : randomShare(random, 0.045, dogs === 1 ? 0.9 : 0.35);
  const across = dogs === 1 ? undefined : random.between(0.18, 0.42) + 0.4 * index;
  const pose = randomPose(random, figure, frame, share, across);
  const drawn = {
    ...figure,
    markup: furred(figure.markup, fur.picture),
    silhouette: furred(figure.silhouette, fur.silhouette),
  };
  const dogLayer = layer(drawn, pose, `dog${index}`);
  return { ...dogLayer, picture: shadow(pose, figure, random.between(0, 0.3)) + dogLayer.picture };
};
