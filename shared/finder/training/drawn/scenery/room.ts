import { mix } from '../color';
import type { Random } from '../random';
import { anyColor, rect, times, type Ground } from './ground';
import { woodColor } from './shapes';

/** Joints, planks, stripes or dots of a wall or a floor. */
const pattern = (random: Random, color: string, id: string): string => {
  const [w, h] = [random.between(12, 70), random.between(10, 40)];
  const tone = mix(
    color,
    random.pick(['#000000', '#FFFFFF', anyColor(random)]),
    random.between(0.08, 0.5),
  );
  const motif = random.pick([
    `<path d="M0 0H${w}M0 ${h / 2}H${w}M${w / 2} 0V${h / 2}M0 ${h / 2}V${h}" stroke="${tone}" stroke-width="1.5" fill="none"/>`,
    `<path d="M0 0H${w}M0 0V${h}" stroke="${tone}" stroke-width="1.2" fill="none"/>`,
    rect(0, 0, w / 2, h, tone),
    rect(0, 0, w, h / 3, tone),
    `<circle cx="${w / 2}" cy="${h / 2}" r="${Math.min(w, h) / 4}" fill="${tone}"/>`,
    `<path d="M${w / 2} 0L${w} ${h / 2}L${w / 2} ${h}L0 ${h / 2}Z" fill="${tone}"/>`,
  ]);
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([0, 0, 0, 45, -30])})">` +
    `${rect(0, 0, w, h, color)}${motif}</pattern>`
  );
};

/** A wall with pictures, and a floor. */
export const room: Ground = (random, width, height) => {
  const edge = random.between(0.45, 1.05) * height;
  const wall = anyColor(random);
  const floor = anyColor(random);
  const frame = (): string => {
    const [w, h] = [random.between(0.1, 0.35) * width, random.between(0.1, 0.4) * height];
    return rect(
      random.between(-0.1, 0.9) * width,
      random.between(-0.1, 0.4) * height,
      w,
      h,
      anyColor(random),
      ` stroke="${woodColor(random)}" stroke-width="${random.between(2, 9)}"`,
    );
  };
  return (
    pattern(random, wall, 'wall') +
    pattern(random, floor, 'tiles') +
    rect(0, 0, width, height, random.chance(0.6) ? 'url(#wall)' : wall) +
    times(random.index(4), frame).join('') +
    rect(0, edge, width, height, random.chance(0.6) ? 'url(#tiles)' : floor) +
    (random.chance(0.6) ? rect(0, edge - 8, width, 8, mix(wall, '#FFFFFF', 0.5)) : '')
  );
};
