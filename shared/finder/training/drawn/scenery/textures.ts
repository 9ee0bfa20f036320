import { anyColor, rect, times, type Ground } from './ground';

/** Out-of-focus spots. */
export const blurredSpots: Ground = (random, width, height) => {
  const colors = [anyColor(random), anyColor(random), anyColor(random)];
  const spot = (): string =>
    `<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="${random.between(0.03, 0.3) * width}" ` +
    `fill="${random.pick(colors)}" opacity="${random.between(0.3, 0.9)}"/>`;
  return (
    `<filter id="soft" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${random.between(1, 14)}"/></filter>` +
    `${rect(0, 0, width, height, random.pick(colors))}<g filter="url(#soft)">${times(10 + random.index(30), spot).join('')}</g>`
  );
};

/** Carpet, foliage, gravel: noise between two colors. */
export const texture: Ground = (random, width, height) => {
  const frequency = random.between(0.01, 0.25);
  const contrast = random.between(1, 4);
  return (
    `<filter id="noise" filterUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency} ${frequency * random.between(0.3, 3)}" numOctaves="${1 + random.index(4)}" seed="${random.index(1000)}"/>` +
    `<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${contrast} 0 0 0 ${0.5 - contrast / 2}"/>` +
    '<feComposite in="SourceGraphic" operator="in"/></filter>' +
    rect(0, 0, width, height, anyColor(random)) +
    rect(0, 0, width, height, anyColor(random), ' filter="url(#noise)"')
  );
};
