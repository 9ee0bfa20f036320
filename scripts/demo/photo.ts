import type { DemoDog } from './demoDogs';
import { breeds } from './dogs/breeds';
import { colorMarkup, svg } from './dogs/draw';
import { photoSize, backdropMarkup } from './backdrops';

// The dog of 400 x 460 units is in the middle of the photo, with its paws near the lower edge.
const scale = 1.72;
const left = (photoSize - 400 * scale) / 2;
const top = 58;
// The lines are thin and soft like fur, so that the engine has to find the bold lines itself.
const photoStyle = { lineScale: 0.75, soft: true } as const;

/** SVG transform that places the drawing of 400 x 460 units in the photo. */
export const dogInPhoto = `translate(${left} ${top}) scale(${scale})`;

/** The demo dog's 'photo': the drawn dog in front of a soft background. */
export const photoSvg = ({ drawing, backdrop }: DemoDog): string =>
  svg(
    `${backdropMarkup(backdrop)}<ellipse cx="450" cy="822" rx="300" ry="34" fill="#2B2118" opacity=".1"/>` +
      `<g transform="${dogInPhoto}">${colorMarkup(drawing, photoStyle)}</g>`,
    { width: photoSize, height: photoSize },
  );

type Spot = readonly [x: number, y: number];

/** The eyes and the nose in px of the photo, where a visitor would tap them. */
export const faceInPhoto = ({
  drawing,
}: DemoDog): { readonly eyes: readonly [Spot, Spot]; readonly nose: Spot } => {
  const { eye, noseY } = breeds[drawing].face;
  const at = (x: number, y: number): Spot => [left + x * scale, top + y * scale];
  return { eyes: [at(eye[0], eye[1]), at(400 - eye[0], eye[1])], nose: at(200, noseY) };
};
