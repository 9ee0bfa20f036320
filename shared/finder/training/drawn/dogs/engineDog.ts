import { PNG } from 'pngjs';
import { drawSyntheticDog } from '@scribblepup/tracing/syntheticDog';
import { hsl, rgbOf } from '../color';
import type { Random } from '../random';
import type { Figure } from '../figure';

const side = 360;

const coats = [
  '#BE9664',
  '#28221F',
  '#EEECE6',
  '#96502B',
  '#5A3420',
  '#787C84',
  '#E9D2A4',
  '#C97A3D',
  '#FBF8F2',
] as const;

const png = (data: Uint8ClampedArray): string => {
  const file = new PNG({ width: side, height: side });
  file.data.set(data);
  return `data:image/png;base64,${PNG.sync.write(file, { deflateLevel: 1, filterType: 0 }).toString('base64')}`;
};

/**
 * The dog of the engine's tests, cut out along its ground truth. It is a bitmap, so its edge is
 * jagged.
 */
export const engineDogFigure = (random: Random): Figure => {
  const coat = random.pick(coats);
  const chest = random.chance(0.5) ? random.pick(coats) : coat;
  const { photo, groundTruth, eyes, nose } = drawSyntheticDog({
    width: side,
    height: side,
    coat: rgbOf(
      random.chance(0.1) ? hsl(random.between(10, 45), 0.5, random.between(0.2, 0.8)) : coat,
    ),
    chest: rgbOf(chest),
    noise: random.between(0, 40),
    seed: random.index(1e6),
  });
  const data = photo.data.slice();
  groundTruth.forEach((dog, i) => (data[4 * i + 3] = dog * 255));
  const image = `<image width="${side}" height="${side}" href="${png(data)}"/>`;
  const middle = side / 2;
  return {
    width: side,
    height: side,
    area: groundTruth.reduce((sum, dog) => sum + dog, 0),
    markup: image,
    silhouette: `<mask id="dog" style="mask-type:alpha">${image}</mask><rect width="${side}" height="${side}" fill="currentColor" mask="url(#dog)"/>`,
    focus: [middle, middle - 0.17 * side],
    face: {
      left_eye: eyes[1],
      right_eye: eyes[0],
      nose,
      left_ear: [middle + 0.135 * side, middle - 0.255 * side],
      right_ear: [middle - 0.135 * side, middle - 0.255 * side],
    },
  };
};
