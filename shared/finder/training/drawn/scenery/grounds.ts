import { backdropMarkup, photoSize, type Backdrop } from '../../../../../scripts/demo/backdrops';
import { hsl } from '../color';
import { anyColor, fade, rect, type Ground } from './ground';
import { outdoors } from './outdoors';
import { room } from './room';
import { blurredSpots, texture } from './textures';

const gradient: Ground = (random, width, height) =>
  fade('sky', anyColor(random), anyColor(random), random.between(-90, 90)) +
  rect(0, 0, width, height, 'url(#sky)');

/** The background of a demo dog's photo. */
const demo: Ground = (random, width, height) => {
  const backdrop = random.pick<Backdrop>(['sky', 'mint', 'lagoon', 'straw']);
  const scale = Math.max(width, height) / photoSize;
  return `<g transform="scale(${scale})">${backdropMarkup(backdrop)}</g>`;
};

const plain: Ground = (random, width, height) =>
  rect(
    0,
    0,
    width,
    height,
    random.chance(0.4) ? hsl(40, 0.2, random.between(0.85, 1)) : anyColor(random),
  );

const grounds = { gradient, demo, plain, outdoors, room, blurredSpots, texture } as const;

/** A random background. */
export const ground: Ground = (random, width, height) =>
  grounds[
    random.weighted({
      gradient: 12,
      demo: 8,
      plain: 8,
      outdoors: 26,
      room: 26,
      blurredSpots: 10,
      texture: 10,
    })
  ](random, width, height);
