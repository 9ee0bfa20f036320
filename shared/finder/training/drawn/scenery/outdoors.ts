import { hsl, mix } from '../color';
import type { Random } from '../random';
import { fade, rect, times, type Ground } from './ground';

/** Blades of grass, leaves or hay: short strokes in tones of one color. */
const blades = (
  random: Random,
  width: number,
  top: number,
  height: number,
  color: string,
): string =>
  times(4, (tone) => {
    const d = times(random.index(140), () => {
      const [x, y] = [random.between(0, width), random.between(top, height)];
      const length = 3 + (14 * (y - top)) / height;
      return `M${x.toFixed(1)} ${y.toFixed(1)}l${random.between(-4, 4).toFixed(1)} ${(-length).toFixed(1)}`;
    }).join('');
    return `<path d="${d}" stroke="${mix(color, tone % 2 ? '#FFFFFF' : '#000000', 0.1 + 0.08 * tone)}" stroke-width="1.6" fill="none"/>`;
  }).join('');

/** Sky over a lawn, sand, snow or soil. */
export const outdoors: Ground = (random, width, height) => {
  const horizon = random.between(-0.2, 0.6) * height;
  const floor = random.pick([
    hsl(random.between(70, 130), random.between(0.2, 0.6), random.between(0.2, 0.6)),
    hsl(random.between(35, 48), random.between(0.2, 0.5), random.between(0.5, 0.85)),
    hsl(210, 0.15, random.between(0.85, 0.97)),
    hsl(30, random.between(0.1, 0.5), random.between(0.15, 0.4)),
  ]);
  return (
    fade(
      'sky',
      hsl(random.between(190, 225), random.between(0.2, 0.7), random.between(0.5, 0.85)),
      hsl(205, 0.3, 0.88),
    ) +
    fade('floor', floor, mix(floor, '#000000', random.between(0, 0.4))) +
    rect(0, 0, width, height, 'url(#sky)') +
    rect(0, horizon, width, height - horizon, 'url(#floor)') +
    blades(random, width, Math.max(0, horizon), height, floor)
  );
};
