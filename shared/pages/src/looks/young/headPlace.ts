import type { Point } from '@scribblepup/imaging';
import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { AREA } from '../../canvas/sheet';
import { otherDogFeatures } from '../../canvas/features';
import type { PlacedDog } from '../../canvas/placedDog';
import type { LayoutInput } from './layoutInput';
import { openingPenalty, OTHER_SLICED, ownFace } from './openingPenalty';
import { locateFeature, type Opening } from './opening';
import { sidesCroppedOnPage } from './placeDog';

/** Maximum width of a head with its ears, in skull widths. */
const MAX_WIDTH_WITH_EARS = 1.9;
/** How far a muzzle extends past the center of the nose, in skull widths. */
const MUZZLE_LENGTH = 0.3;

/** The wanted place of a head: the center of its face, and its width with its ears. */
export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Center and width of the head with its ears: the extent of the dog's outline above its nose. If
 * the skull is wider, returns the skull, because the nose of a dog that looks up can be the top of
 * its outline.
 */
function headSpan({ head, rings }: PlacedDog): { x: number; w: number } {
  const noseY = head.nose?.[1] ?? head.eyeMidpoint[1] + head.width * 0.4;
  // The nose of a head in profile extends past its ears.
  const noseX = head.nose?.[0] ?? head.eyeMidpoint[0];
  const [from, to] = [
    Math.min(
      head.eyeMidpoint[0] - (head.width * MAX_WIDTH_WITH_EARS) / 2,
      noseX - head.width * MUZZLE_LENGTH,
    ),
    Math.max(
      head.eyeMidpoint[0] + (head.width * MAX_WIDTH_WITH_EARS) / 2,
      noseX + head.width * MUZZLE_LENGTH,
    ),
  ];
  let [l, r] = [Infinity, -Infinity];
  for (const ring of rings.slice(0, 1))
    for (let i = 0; i < ring.length; i += 2)
      if (ring[i + 1] < noseY) [l, r] = [Math.min(l, ring[i]), Math.max(r, ring[i])];
  [l, r] = [Math.max(l, from), Math.min(r, to)];
  return r - l >= head.width
    ? { x: (l + r) / 2, w: r - l }
    : { x: head.eyeMidpoint[0], w: head.width };
}

/**
 * Puts a point of the dog, in dog units, at x, y. The dog's cropped sides stay outside the opening.
 */
function dogAt(
  { stage, mirror }: LayoutInput,
  [focusX, focusY]: Point,
  { x, y }: Pick<HeadPlace, 'x' | 'y'>,
  scale: number,
  opening: Opening,
): PlacedDog {
  const { dog } = stage;
  const cut = sidesCroppedOnPage(stage, mirror);
  const [dw, dh] = [dog.width * scale, dog.height * scale];
  let left = x - (mirror ? dog.width - focusX : focusX) * scale;
  if (cut.left) left = Math.min(left, opening.left - 4);
  if (cut.right) left = Math.max(left, opening.right + 4 - dw);
  let top = y - focusY * scale;
  if (stage.bust) top = Math.max(top, opening.bottom + 4 - dh);
  if (dog.cut.top) top = Math.min(top, AREA.y - 4);
  return stage.placeAt({ scale, dx: mirror ? left + dw : left, dy: top, mirror });
}

/** Center and width of the head with its ears, and the middle of the face, in dog units. */
interface UnscaledHead {
  readonly span: ReturnType<typeof headSpan>;
  readonly eyeMidpoint: Point;
}

/**
 * Scales the dog so that its head with its ears is `place.width` wide, or wider if the photo crops
 * the dog at the bottom, and puts its face at `place`.
 */
function headAt(
  input: LayoutInput,
  unscaled: UnscaledHead,
  place: HeadPlace,
  opening: Opening,
): PlacedDog {
  const { stage, fewFields, scale: factor } = input;
  const { y, width } = place;
  const { span, eyeMidpoint } = unscaled;
  // Enlarge a dog cropped at the bottom until it reaches the lower edge, up to a limit. Beyond the
  // limit, move it down instead.
  const bustScale = stage.bust
    ? Math.min(
        (opening.bottom - y) / (stage.dog.height - eyeMidpoint[1]),
        ((fewFields ? 0.9 : 1.2) * width) / span.w,
      )
    : 0;
  const scale = Math.max((width * factor) / span.w, bustScale);
  return dogAt(input, [span.x, eyeMidpoint[1]], place, scale, opening);
}

/** Room around the eyes and noses of two faces for their foreheads and ears, in skull widths. */
const FACE_MARGIN = 0.65;

/**
 * Minimum width of the skull on a page that shows both faces, as a share of the opening's radius.
 */
const MIN_SKULL_WIDTH = 0.5;

/**
 * Enlargements to try for a cropped drawing. Its cropped sides stay outside the opening, so smaller
 * faces would be farther from the center of the opening.
 */
const CROPPED_ENLARGEMENTS = [1.45, 1.3, 1.15, 1] as const;

/**
 * Places both faces of a photo whole in an opening. Null if they would be too small or do not fit.
 */
function bothFaces(input: LayoutInput, opening: Opening): PlacedDog | null {
  const unscaled = input.stage.placeAt({ scale: 1, dx: 0, dy: 0 });
  const features = (placedDog: PlacedDog): Point[][] => [
    ...ownFace(placedDog),
    ...otherDogFeatures(placedDog),
  ];
  const points = features(unscaled).flat();
  const [l, t, r, b] = controlPointBounds({ ops: '', xy: points.flat() });
  const middle: Point = [(l + r) / 2, (t + b) / 2];
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const { r: radius, ...center } = opening.circle;
  const { width } = unscaled.head;
  const scale = radius / (reach + FACE_MARGIN * width);
  if (scale * width < MIN_SKULL_WIDTH * radius) return null;
  const { cut } = input.stage.dog;
  const isCropped = cut.left || cut.right || cut.bottom;
  for (const factor of isCropped ? CROPPED_ENLARGEMENTS : [1]) {
    const placedDog = dogAt(input, middle, center, scale * factor, opening);
    if (features(placedDog).every((feature) => locateFeature(opening, feature) === 'inside'))
      return placedDog;
  }
  return null;
}

/** Offsets, as shares of the radius, and size factors to try, to keep another face out. */
const OFFSETS_X = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4] as const,
  OFFSETS_Y = [0, -0.1, 0.1, -0.2, 0.2] as const,
  SIZE_FACTORS = [1, 1.15, 1.3, 0.85] as const;

/** Places the known face whole in an opening, with as little as possible of the other face. */
function oneFace(
  input: LayoutInput,
  unscaled: UnscaledHead,
  place: HeadPlace,
  opening: Opening,
): PlacedDog {
  const { r: radius } = opening.circle;
  let best = headAt(input, unscaled, place, opening);
  let minPenalty = openingPenalty(best, opening);
  for (const factor of SIZE_FACTORS)
    for (const across of OFFSETS_X)
      for (const down of OFFSETS_Y) {
        if (minPenalty === 0) return best;
        const moved = Math.abs(across) + Math.abs(down) + Math.abs(factor - 1);
        if (moved >= minPenalty) continue;
        const [x, y] = [place.x + across * radius, place.y + down * radius];
        const placedDog = headAt(input, unscaled, { x, y, width: place.width * factor }, opening);
        const penalty = openingPenalty(placedDog, opening) + moved;
        if (penalty < minPenalty) [best, minPenalty] = [placedDog, penalty];
      }
  return best;
}

/**
 * Places a head in an opening. If the photo shows another face too, the opening holds both whole,
 * or the known one whole and as little as possible of the other.
 */
export function headIn(input: LayoutInput, place: HeadPlace, opening: Opening): PlacedDog {
  const placedDog = input.stage.placeAt({ scale: 1, dx: 0, dy: 0 });
  const unscaled: UnscaledHead = {
    span: headSpan(placedDog),
    eyeMidpoint: placedDog.head.eyeMidpoint,
  };
  if (otherDogFeatures(placedDog).length === 0) return headAt(input, unscaled, place, opening);
  const both = bothFaces(input, opening);
  // Two faces have more fields, so a page that needs few fields shows only one, unless the rim
  // would then cut through a face.
  if (both && !input.fewFields && !input.isToddler) return both;
  const single = oneFace(input, unscaled, place, opening);
  return both && openingPenalty(single, opening) >= OTHER_SLICED ? both : single;
}
