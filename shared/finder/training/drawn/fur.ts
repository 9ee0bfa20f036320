import type { Random } from './random';
import type { Figure } from './figure';

/**
 * SVG filters for a dog: one for its picture, and one that displaces the silhouette's edge in the
 * same way.
 */
export interface Fur {
  readonly picture: string;
  readonly silhouette: string;
}

/**
 * Gives a dog a rough edge like fur, by displacement, and grain over its coat. Both filters
 * displace by the same noise, so silhouette and picture still match (Filter Effects 1,
 * feDisplacementMap).
 */
export const furOf = (random: Random, { width, height }: Pick<Figure, 'width' | 'height'>): Fur => {
  const unit = width / 400;
  const seed = random.index(1000);
  const rough = random.chance(0.45) ? random.between(3, 9) * unit : 0;
  const grain = random.chance(0.4) ? random.between(0.1, 0.5) : 0;
  const frequency = (random.between(0.06, 0.25) / unit).toFixed(4);
  const grainFrequency = `${(random.between(0.03, 0.4) / unit).toFixed(4)} ${(random.between(0.03, 0.4) / unit).toFixed(4)}`;
  const displaced = (source: string): string =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="shake"/>` +
    `<feDisplacementMap in="${source}" in2="shake" scale="${rough}" xChannelSelector="R" yChannelSelector="G"/>`;
  const grained =
    `<feTurbulence type="fractalNoise" baseFrequency="${grainFrequency}" numOctaves="3" seed="${seed + 1}"/>` +
    '<feColorMatrix values="2 0 0 0 -.5 2 0 0 0 -.5 2 0 0 0 -.5 0 0 0 0 1" result="grain"/>' +
    `<feComposite in="SourceGraphic" in2="grain" operator="arithmetic" k1="${grain}" k2="${1 - grain}" result="coat"/>`;
  const filter = (steps: string): string =>
    `<filter id="fur" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="-20" y="-20" width="${width + 40}" height="${height + 40}">${steps}</filter>`;
  return {
    picture:
      rough + grain === 0
        ? ''
        : filter(
            (grain > 0 ? grained : '') +
              (rough > 0 ? displaced(grain > 0 ? 'coat' : 'SourceGraphic') : ''),
          ),
    silhouette: rough === 0 ? '' : filter(displaced('SourceGraphic')),
  };
};

/** Markup under a filter of `furOf`. */
export const furred = (markup: string, filter: string): string =>
  filter === '' ? markup : `${filter}<g filter="url(#fur)">${markup}</g>`;
