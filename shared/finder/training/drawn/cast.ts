import { dogFigure } from './dogs';
import type { Draws } from './draws';
import { furOf, furred } from './fur';
import { layer, shadow, type Layer } from './layer';
import { someLook } from './looks';
import { poseOf, type Frame } from './placement';
import { thingFigure } from './scenery/figures';

/** Share of the picture that a figure covers; the square root is spread evenly. */
const someShare = (random: Draws, low: number, high: number): number =>
  random.between(Math.sqrt(low), Math.sqrt(high)) ** 2;

interface ThingOptions {
  /** Share of the things with a face. */
  readonly lively: number;
  /** Least and most share of the picture. */
  readonly low: number;
  readonly high: number;
  readonly scope: string;
}

/** Some thing that is no dog, in its place. @param frame px */
export const thingLayer = (
  random: Draws,
  frame: Frame,
  { lively, low, high, scope }: ThingOptions,
): Layer => {
  const figure = thingFigure(random, someLook, lively);
  return layer(figure, poseOf(random, figure, frame, someShare(random, low, high)), scope);
};

/** Some dog in its place, the first of two on the left. @param frame px */
export const dogLayer = (random: Draws, frame: Frame, index: number, dogs: number): Layer => {
  const figure = dogFigure(random, someLook);
  const fur = furOf(random, figure);
  const close = dogs === 1 && random.chance(0.12);
  // Of a dog close up the frame leaves out a part, so that less than this share is seen.
  const share = close
    ? someShare(random, 0.9, 2.2)
    : someShare(random, 0.045, dogs === 1 ? 0.9 : 0.35);
  const across = dogs === 1 ? undefined : random.between(0.18, 0.42) + 0.4 * index;
  const pose = poseOf(random, figure, frame, share, across);
  const drawn = {
    ...figure,
    markup: furred(figure.markup, fur.picture),
    silhouette: furred(figure.silhouette, fur.silhouette),
  };
  const own = layer(drawn, pose, `dog${index}`);
  return { ...own, picture: shadow(pose, figure, random.between(0, 0.3)) + own.picture };
};
