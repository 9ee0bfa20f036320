import type { Random } from './random';
import type { FacePoints } from './face';
import { scoped } from './figure';
import { randomFinish, type Finish } from './finish';
import { dogLayer, thingLayer } from './cast';
import type { Layer } from './layer';
import { times } from './scenery/ground';
import { ground } from './scenery/grounds';
import { lightOver } from './scenery/light';

/** A picture before rasterizing. */
export interface Scene {
  /** px */
  readonly width: number;
  readonly height: number;
  /** SVG of the picture. */
  readonly picture: string;
  /**
   * SVG of the same size: the visible part of the first dog in red, of the second in green, on
   * black.
   */
  readonly owners: string;
  /** The dogs' faces in px of the picture, visible or not. */
  readonly faces: readonly FacePoints[];
  readonly finish: Finish;
}

/** Maximum number of dogs in a picture: `Scene.owners` has a color channel for each. */
export const maxDogs = 2;

/** A picture with this many dogs (0 to `maxDogs`) among other things. */
export const scene = (random: Random, dogs: number): Scene => {
  const [width, height] = [300 + random.index(181), 300 + random.index(181)];
  const frame = { width, height };
  const thing = (faceProbability: number, low: number, high: number, scope: string): Layer =>
    thingLayer(random, frame, { faceProbability, low, high, scope });
  // In a picture without a dog, things stand in front, as sharp and as large as dogs.
  const behind = times(random.index(4), (i) => thing(0.3, 0.02, 0.25, `behind${i}`));
  const pack = times(dogs, (index) => dogLayer(random, frame, index, dogs));
  const front =
    dogs === 0
      ? times(1 + random.index(2), (i) => thing(0.6, 0.04, 0.6, `front${i}`))
      : times(random.chance(0.15) ? 1 : 0, (i) => thing(0.2, 0.01, 0.08, `front${i}`));
  const blur = random.chance(0.5) ? random.between(0.5, 5) : 0;
  const svg = (inner: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
  const backdrop =
    scoped(ground(random, width, height), 'ground') + behind.map(({ picture }) => picture).join('');
  const focus = `<filter id="depth" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${blur}"/></filter>`;
  const light = lightOver(random, width, height);
  const inColor = (color: string, { silhouette }: Layer): string =>
    `<g color="${color}">${silhouette}</g>`;
  return {
    ...frame,
    picture: svg(
      (blur > 0 ? `${focus}<g filter="url(#depth)">${backdrop}</g>` : backdrop) +
        [...pack, ...front].map(({ picture }) => picture).join('') +
        light,
    ),
    owners: svg(
      `<rect width="${width}" height="${height}"/>` +
        pack.map((each, i) => inColor(i === 0 ? '#F00' : '#0F0', each)).join('') +
        front.map((each) => inColor('#000', each)).join(''),
    ),
    faces: pack.map(({ face }) => face),
    finish: randomFinish(random),
  };
};
