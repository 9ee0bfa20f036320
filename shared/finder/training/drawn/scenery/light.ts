import type { Random } from '../random';

/** Light that falls from one side, over the whole picture. */
export const lightOver = (random: Random, width: number, height: number): string => {
  const strength = random.chance(0.5) ? random.between(0, 0.45) : 0;
  return (
    `<linearGradient id="lamp" gradientTransform="rotate(${random.between(0, 360)} .5 .5)"><stop stop-color="#FFF6E0" stop-opacity="${strength}"/>` +
    `<stop offset=".5" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity="${strength}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`
  );
};
