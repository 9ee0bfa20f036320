import type { Point } from '@scribblepup/imaging';
import { curveBounds, flatten, type Curve } from '@scribblepup/imaging/curves/curve';
import { contains, crossings, resampled } from '@scribblepup/imaging/curves/rings';
import { AREA } from '../../canvas/sheet';
import {
  chinOf,
  furtherFeatures,
  noseOf,
  ownFeatures,
  ringOfHead,
  type Spot,
} from '../../canvas/spot';
import type { Draft } from './draft';
import { croppedSides } from './seat';

/** Maximum width of a head with its ears, in skull widths. */
const MAX_EARS = 1.9;
/** How far a muzzle extends past the center of the nose, in skull widths. */
const MUZZLE = 0.3;

/** The opening through which a page shows the dog, in sheet units. */
export interface Opening {
  readonly ring: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly low: number;
}

/** Number of points of the outline of an opening. */
const RING_POINTS = 120;

/** The opening with this outline. */
export function openingOf(shape: Curve): Opening {
  const [left, top, right, low] = curveBounds(shape);
  const points = flatten(shape, 20)[0]?.points ?? [];
  return { ring: resampled(points, RING_POINTS), left, top, right, low };
}

/** The wanted place of a head: the center of its face, and its width with its ears. */
export interface HeadPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Center and width of the head with its ears: the extent of the dog's outline above its nose. */
function headSpan({ head, rings }: Spot): { x: number; w: number } {
  const low = head.nose?.[1] ?? head.mid[1] + head.width * 0.4;
  // The nose of a head in profile extends past its ears.
  const nose = head.nose?.[0] ?? head.mid[0];
  const [from, to] = [
    Math.min(head.mid[0] - (head.width * MAX_EARS) / 2, nose - head.width * MUZZLE),
    Math.max(head.mid[0] + (head.width * MAX_EARS) / 2, nose + head.width * MUZZLE),
  ];
  let [l, r] = [Infinity, -Infinity];
  for (const ring of rings.slice(0, 1))
    for (let i = 0; i < ring.length; i += 2)
      if (ring[i + 1] < low) [l, r] = [Math.min(l, ring[i]), Math.max(r, ring[i])];
  [l, r] = [Math.max(l, from), Math.min(r, to)];
  return r > l ? { x: (l + r) / 2, w: r - l } : { x: head.mid[0], w: head.width };
}

/**
 * Puts a point of the dog, in dog units, at x, y. The dog's cropped sides stay outside the opening.
 */
function dogAt(
  { stage, mirror }: Draft,
  [focusX, focusY]: Point,
  { x, y }: Pick<HeadPlace, 'x' | 'y'>,
  scale: number,
  opening: Opening,
): Spot {
  const { dog } = stage;
  const cut = croppedSides(stage, mirror);
  const [dw, dh] = [dog.width * scale, dog.height * scale];
  let left = x - (mirror ? dog.width - focusX : focusX) * scale;
  if (cut.left) left = Math.min(left, opening.left - 4);
  if (cut.right) left = Math.max(left, opening.right + 4 - dw);
  let top = y - focusY * scale;
  if (stage.bust) top = Math.max(top, opening.low + 4 - dh);
  if (dog.cut.top) top = Math.min(top, AREA.y - 4);
  return stage.spot({ scale, dx: mirror ? left + dw : left, dy: top, mirror });
}

/** Center and width of the head with its ears, and the middle of the face, in dog units. */
interface PlainHead {
  readonly span: ReturnType<typeof headSpan>;
  readonly mid: Point;
}

/** Scales the dog so that its head with its ears has a width, and puts its face at a place. */
function headAt(draft: Draft, plain: PlainHead, place: HeadPlace, opening: Opening): Spot {
  const { stage, few, scale: factor } = draft;
  const { y, width } = place;
  const { span, mid } = plain;
  // Enlarge a dog cropped at the bottom until it reaches the lower edge, up to a limit. Beyond the
  // limit, move it down instead.
  const deep = stage.bust
    ? Math.min(
        (opening.low - y) / (stage.dog.height - mid[1]),
        ((few ? 0.9 : 1.2) * width) / span.w,
      )
    : 0;
  const scale = Math.max((width * factor) / span.w, deep);
  return dogAt(draft, [span.x, mid[1]], place, scale, opening);
}

/** Half of the smaller side of an opening. */
const radiusOf = ({ left, top, right, low }: Opening): number =>
  Math.min(right - left, low - top) / 2;

/** Distance of a point from the rim of an opening: positive inside, negative outside. */
function depthOf({ ring }: Opening, [x, y]: Point): number {
  let nearest = Infinity;
  for (let i = 0; i < ring.length; i += 2)
    nearest = Math.min(nearest, (ring[i] - x) ** 2 + (ring[i + 1] - y) ** 2);
  return (contains([ring], x, y) ? 1 : -1) * Math.sqrt(nearest);
}

/** Least distance of an eye or a nose from the rim on either side, as a share of the radius. */
const RIM_MARGIN = 0.07;

/** Where an eye or a nose is. `sliced` ones are on the rim or too close to it. */
function sideOf(opening: Opening, feature: readonly Point[]): 'inside' | 'outside' | 'sliced' {
  const margin = RIM_MARGIN * radiusOf(opening);
  const depths = feature.map((point) => depthOf(opening, point));
  if (depths.every((depth) => depth >= margin)) return 'inside';
  return depths.every((depth) => depth <= -margin) ? 'outside' : 'sliced';
}

/** The eyes and the nose of the known face; the middle of the head and the nose without a face. */
function ownFace(spot: Spot): Point[][] {
  const features = ownFeatures(spot);
  return features.length > 0 ? features : [[spot.head.mid], [noseOf(spot.head)]];
}

/** Room around the eyes and noses of two faces, in skull widths: their foreheads and ears. */
const AROUND_FACES = 0.65;

/** Least width of the skull on a page that shows both faces, as a share of the opening's radius. */
const MIN_SKULL = 0.5;

/**
 * Enlargements to try for a cropped drawing, whose cropped sides stay outside the opening: smaller
 * faces would be further from its center.
 */
const CROPPED_ENLARGEMENTS = [1.45, 1.3, 1.15, 1] as const;

/** Both faces of a photo whole in an opening; null if they would be too small. */
function bothFaces(draft: Draft, opening: Opening): Spot | null {
  const plain = draft.stage.spot({ scale: 1, dx: 0, dy: 0 });
  const features = (spot: Spot): Point[][] => [...ownFace(spot), ...furtherFeatures(spot)];
  const points = features(plain).flat();
  const [l, t, r, b] = curveBounds({ ops: '', xy: points.flat() });
  const middle: Point = [(l + r) / 2, (t + b) / 2];
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const radius = radiusOf(opening);
  const { width } = plain.head;
  const scale = radius / (reach + AROUND_FACES * width);
  if (scale * width < MIN_SKULL * radius) return null;
  const center = { x: (opening.left + opening.right) / 2, y: (opening.top + opening.low) / 2 };
  const { cut } = draft.stage.dog;
  const isCropped = cut.left || cut.right || cut.bottom;
  for (const larger of isCropped ? CROPPED_ENLARGEMENTS : [1]) {
    const spot = dogAt(draft, middle, center, scale * larger, opening);
    if (features(spot).every((feature) => sideOf(opening, feature) === 'inside')) return spot;
  }
  return null;
}

/** Offsets of a face and enlargements to try, to keep another face out of an opening. */
const OFFSETS_X = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4] as const,
  OFFSETS_Y = [0, -0.1, 0.1, -0.2, 0.2] as const,
  ENLARGEMENTS = [1, 1.15, 1.3, 0.85] as const;

/** How bad an own face on the rim is, an eye of another on it, and one that is in the opening. */
const OWN_SLICED = 100,
  OTHER_SLICED = 10,
  OTHER_INSIDE = 3;

/** How badly an opening cuts through the faces of a photo; 0 if it holds the known face alone. */
function faultsOf(spot: Spot, opening: Opening): number {
  const own = ownFace(spot).filter((feature) => sideOf(opening, feature) !== 'inside');
  const others = furtherFeatures(spot).map((feature) => sideOf(opening, feature));
  return (
    OWN_SLICED * own.length +
    OTHER_SLICED * others.filter((side) => side === 'sliced').length +
    OTHER_INSIDE * others.filter((side) => side === 'inside').length
  );
}

/** The known face whole in an opening, with as little as possible of the other face. */
function oneFace(draft: Draft, plain: PlainHead, place: HeadPlace, opening: Opening): Spot {
  const radius = radiusOf(opening);
  let best = headAt(draft, plain, place, opening);
  let least = faultsOf(best, opening);
  for (const larger of ENLARGEMENTS)
    for (const across of OFFSETS_X)
      for (const down of OFFSETS_Y) {
        if (least === 0) return best;
        const moved = Math.abs(across) + Math.abs(down) + Math.abs(larger - 1);
        if (moved >= least) continue;
        const [x, y] = [place.x + across * radius, place.y + down * radius];
        const spot = headAt(draft, plain, { x, y, width: place.width * larger }, opening);
        const faults = faultsOf(spot, opening) + moved;
        if (faults < least) [best, least] = [spot, faults];
      }
  return best;
}

/** How far the rim of an opening hides the feet of a dog, as a share of the opening's radius. */
const HIDDEN_FEET = 0.1;

/**
 * Up to three years, the feet end above the rim, because legs that cross it divide the ground behind
 * the dog into more fields than the age allows. The distance in sheet units leaves a gap of 3 mm.
 */
const FEET_ABOVE_RIM = 20;

/** Least distance of feet from the rim at which a dog seems to float, as a share of the radius. */
const FLOATING = 0.05;

/** Shares of the way down to try, so that the rim cuts off no chin. */
const WAYS_DOWN = [1, 0.75, 0.5, 0.25] as const;

/**
 * Moves a dog that floats in an opening down until it stands or lies on the rim, or as far as the
 * faces allow.
 */
export function grounded({ stage, little }: Draft, spot: Spot, opening: Opening): Spot {
  const radius = radiusOf(opening);
  const way = wayToRim(spot, opening);
  // A head that the photo crops has to end above the opening.
  if (spot.dog.cut.top || way <= FLOATING * radius) return spot;
  const { item } = spot;
  const faults = faultsOf(spot, opening);
  const fields = fieldsBehind(spot, opening);
  for (const share of WAYS_DOWN) {
    const down = share * (little ? way - FEET_ABOVE_RIM : way + HIDDEN_FEET * radius);
    const lower = stage.spot({ ...item, dy: item.dy + Math.max(0, down) });
    const chin: Point = [noseOf(lower.head)[0], chinOf(lower)];
    if (
      sideOf(opening, [chin]) === 'inside' &&
      faultsOf(lower, opening) <= faults &&
      !(little && fieldsBehind(lower, opening) > fields)
    )
      return lower;
  }
  return spot;
}

/** Distance from the lowest visible point of a dog down to the rim of an opening. */
function wayToRim(spot: Spot, { ring, top }: Opening): number {
  const body = ringOfHead(spot);
  let [x, y] = [0, top];
  for (let i = 0; i < body.length; i += 2)
    if (body[i + 1] > y && contains([ring], body[i], body[i + 1])) [x, y] = [body[i], body[i + 1]];
  const upright = ring.map((_, i) => ring[i ^ 1]);
  return (crossings([upright], x).find((rim) => rim > y) ?? y) - y;
}

/** Number of parts of the rim between the places where the dog crosses it, each with a field. */
function fieldsBehind({ rings }: Spot, { ring }: Opening): number {
  let count = 0;
  let wasOnDog = contains(rings, ring[ring.length - 2], ring[ring.length - 1]);
  for (let i = 0; i < ring.length; i += 2) {
    const isOnDog = contains(rings, ring[i], ring[i + 1]);
    if (wasOnDog && !isOnDog) count++;
    wasOnDog = isOnDog;
  }
  return Math.max(1, count);
}

/**
 * Places a head in an opening. If the photo shows another face too, the opening holds both whole,
 * or the known one whole and as little as possible of the other.
 */
export function headIn(draft: Draft, place: HeadPlace, opening: Opening): Spot {
  const spot = draft.stage.spot({ scale: 1, dx: 0, dy: 0 });
  const plain: PlainHead = { span: headSpan(spot), mid: spot.head.mid };
  if (furtherFeatures(spot).length === 0) return headAt(draft, plain, place, opening);
  const both = bothFaces(draft, opening);
  // Two faces have more fields, so a page that needs few shows one, if it can be alone.
  if (both && !draft.few && !draft.little) return both;
  const one = oneFace(draft, plain, place, opening);
  return both && faultsOf(one, opening) >= OTHER_SLICED ? both : one;
}
