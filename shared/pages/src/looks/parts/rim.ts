import { membersOf, ringOfHead, type PlacedDog } from '../../canvas/placedDog';
import { noseOf } from '../../canvas/sheetHead';
import { contains, crossings } from '@scribblepup/imaging/curves/rings';
import { path } from '@scribblepup/imaging/curves/shapes';
import { clamp } from '@scribblepup/imaging/plane';
import { AREA, right } from '../../canvas/sheet';
import { lines, solid, type Prop } from '../../canvas/prop';
import type { Stage } from '../../canvas/stage';
import type { DogItem } from '../../model/types';
import { isCroppedAtSide } from './crops';

/** A dog's paw that hangs over a rim; the origin is on the rim. */
export const pawOverRim: Prop = [
  solid(
    'M-37 26C-46 -8 -40 -46 0 -46C40 -46 46 -8 37 26C34 46 15 47 12 34C9 48 -9 48 -12 34C-15 47 -34 46 -37 26Z',
  ),
  lines('M-12 34L-11 12M12 34L11 12'),
];

/**
 * Maximum distance from the dog's side at which a point of the outline counts as cropped, in dog
 * units.
 */
const CROP_TOLERANCE = 3;

/**
 * Maximum distance of a crop from the rim below it, as a share of the crop's length. The legs below
 * a higher crop are visible, so the body ends there and does not continue down to the rim.
 */
const MAX_ABOVE_RIM = 0.4;

/**
 * Shows the dog, or both dogs, looking over a rim. If the photo crops one of its sides, draws a
 * round back from there down to the rim, so that the dog does not end in mid-air. The back stays
 * within `reach`, in sheet units.
 */
export function showBehindRim(
  stage: Stage,
  placedDog: PlacedDog,
  rim: number,
  change: Partial<DogItem> = {},
  reach: readonly [left: number, right: number] = [AREA.x + 6, right(AREA) - 6],
): void {
  for (const member of membersOf(placedDog)) showOneBehindRim(stage, member, rim, change, reach);
}

function showOneBehindRim(
  stage: Stage,
  placedDog: PlacedDog,
  rim: number,
  change: Partial<DogItem>,
  reach: readonly [left: number, right: number],
): void {
  const { cut } = placedDog.dog;
  const mirror = placedDog.item.mirror;
  const backs = ([-1, 1] as const).flatMap((side) => {
    const cropped = side < 0 !== mirror ? 'left' : 'right';
    const drawn = cut[cropped] ? back(placedDog, side, rim, side < 0 ? reach[0] : reach[1]) : [];
    return drawn.map((line) => ({ ...line, cropped }) as const);
  });
  for (const { curve, close } of backs)
    stage.draw(path(curve + close), { line: 0, ...(change.clip ? { clip: change.clip } : {}) });
  stage.show(
    placedDog,
    change,
    backs.map(({ cropped }) => cropped),
  );
  for (const { curve } of backs)
    stage.stroke(path(curve), placedDog.item.outline / stage.line, change.clip);
}

/** Distance between a cropped dog's back and the end of a vessel's rim, in sheet units. */
const BRIM_MARGIN = 14;

/**
 * Shows the dog in a vessel around `x` and returns half the width that the vessel needs, between
 * `minHalf` and `maxHalf` in sheet units.
 * @param share half the vessel's width as a share of the dog's width; `cut` is the share if the
 * photo crops the dog's side, because its back then continues to the rim
 */
export function showInVessel(
  stage: Stage,
  placedDog: PlacedDog,
  x: number,
  rim: number,
  [minHalf, maxHalf]: readonly [number, number],
  [share, cut]: readonly [number, number] = [0.54, 0.6],
): number {
  const half = Math.max(
    minHalf,
    Math.min(maxHalf, placedDog.box.w * (isCroppedAtSide(stage) ? cut : share)),
  );
  // Below its rim, a vessel may be narrower than the dog, and a leg would stick out.
  showBehindRim(stage, placedDog, rim, { clip: clipAbove(rim) }, [
    x - half + BRIM_MARGIN,
    x + half - BRIM_MARGIN,
  ]);
  return half;
}

/**
 * The line of a cropped dog's back on one side, down to the rim, and the lines that close it to a
 * shape. Empty if the crop ends too far above the rim, or if there is no room for a back.
 * @param limit the x that the back must not pass
 */
function back(
  { box, rings, item }: PlacedDog,
  side: -1 | 1,
  rim: number,
  limit: number,
): { curve: string; close: string }[] {
  const x = side < 0 ? box.x : box.x + box.w;
  const ring = rings[0] ?? [];
  let [top, bottom] = [Infinity, -Infinity];
  let inner: readonly [number, number] = [x - side, rim];
  for (let i = 0; i < ring.length; i += 2)
    if (Math.abs(ring[i] - x) < CROP_TOLERANCE * item.scale)
      [top, bottom] = [Math.min(top, ring[i + 1]), Math.max(bottom, ring[i + 1])];
  if (rim - bottom > MAX_ABOVE_RIM * (bottom - top)) return [];
  const from = x - side * box.w * 0.08;
  for (let i = 0; i < ring.length; i += 2)
    if (Math.hypot(ring[i] - from, ring[i + 1] - top) < Math.hypot(inner[0] - from, inner[1] - top))
      inner = [ring[i], ring[i + 1]];
  const height = rim - top;
  const bulge = Math.min(height * 0.5, side * (limit - x));
  if (!(height > 20) || bulge < 6) return [];
  const slope = clamp((top - inner[1]) / Math.max(1, side * (x - inner[0])), -0.2, 1);
  const curve = `M${x} ${top}C${x + side * bulge * 0.6} ${top + slope * bulge * 0.6} ${x + side * bulge} ${rim - height * 0.5} ${x + side * bulge} ${rim + 8}`;
  return [{ curve, close: `L${x} ${rim + 8}Z` }];
}

/** A clip to the part above a rim, for a dog whose lower part no foreground hides. */
export const clipAbove = (rim: number): string => `M0 0L850 0L850 ${rim}L0 ${rim}Z`;

/** If the rim hides less of a dog than this, in sheet units, the dog shows its own paws. */
const MIN_HIDDEN = 20;

/**
 * A dog that is wider than this, as a factor of its height, lies or stands sideways. It shows its
 * own paws unless the rim hides a larger share of it.
 */
const SIDEWAYS_ASPECT = 1.05,
  MAX_HIDDEN_SHARE = 1 / 3;

/** True if a dog shows its own paws above a rim. */
function showsPaws({ dog, box }: PlacedDog, rim: number): boolean {
  if (dog.cut.bottom) return false;
  const hiddenHeight = box.y + box.h - rim;
  return (
    hiddenHeight < MIN_HIDDEN ||
    (box.w > SIDEWAYS_ASPECT * box.h && hiddenHeight < MAX_HIDDEN_SHARE * box.h)
  );
}

/**
 * Draws two paws over the rim, one on each side of the muzzle and between the ends of the rim, but
 * none over the nose, and none for a dog that shows its own or has no body above a paw. Call it
 * after drawing the thing that the dog looks out of.
 */
export function paws(
  stage: Stage,
  placedDog: PlacedDog,
  rim: number,
  ends: readonly [left: number, right: number] = [AREA.x, right(AREA)],
): void {
  const members = membersOf(placedDog);
  for (const member of members) pawsOf(stage, member, rim, endsFor(member, members, ends));
}

/** The part of a rim for the paws of one of two dogs: it ends halfway to the other dog. */
function endsFor(
  member: PlacedDog,
  members: readonly PlacedDog[],
  [start, end]: readonly [number, number],
): readonly [left: number, right: number] {
  const other = members.find((candidate) => candidate !== member);
  if (!other) return [start, end];
  const [first, second] = member.box.x < other.box.x ? [member, other] : [other, member];
  const middle = (right(first.box) + second.box.x) / 2;
  return member === first ? [start, Math.min(end, middle)] : [Math.max(start, middle), end];
}

/** Height of the upper end of a paw above the rim, as a share of its size. */
const TOP_OF_PAW = 0.4;

/** Minimum distance of the middle of a paw from the side of the body, as a share of its size. */
const MIN_ON_BODY = 0.1;

/** The outermost sides of a body at a height. A paw outside them would have no arm. */
function bodyAbove(placedDog: PlacedDog, y: number): readonly [left: number, right: number] {
  const sides = crossings(
    [ringOfHead(placedDog)],
    Math.min(y, placedDog.box.y + placedDog.box.h - 1),
  );
  return [sides.at(0) ?? Infinity, sides.at(-1) ?? -Infinity];
}

function pawsOf(
  stage: Stage,
  placedDog: PlacedDog,
  rim: number,
  [start, end]: readonly [number, number],
): void {
  if (showsPaws(placedDog, rim)) return;
  const { head, box, item } = placedDog;
  const size = clamp(head.width * 0.4, 50, 115);
  const [bodyLeft, bodyRight] = bodyAbove(placedDog, rim - size * TOP_OF_PAW);
  const [minX, maxX] = [
    Math.max(start + size * 0.5, bodyLeft + size * MIN_ON_BODY),
    Math.min(end - size * 0.5, bodyRight - size * MIN_ON_BODY),
  ];
  // There is no room for two paws.
  if (maxX - minX < size * 0.8) return;
  const halfGap = Math.min(
    (maxX - minX) / 2,
    Math.max(size * 0.72, Math.min(head.width * 0.7, box.w * 0.36)),
  );
  const [noseX, noseY] = noseOf(head);
  const middle = Math.max(minX + halfGap, Math.min(maxX - halfGap, noseX));
  const places = [middle - halfGap, middle + halfGap];
  // A paw in the gap between the legs of a standing dog would belong to no leg.
  if (!places.every((x) => contains(placedDog.rings, x, rim - size * TOP_OF_PAW))) return;
  for (const x of places)
    if (Math.hypot(x - noseX, rim - noseY) > size * 0.6)
      stage.put(pawOverRim, x, rim, size, { line: item.outline / stage.line });
}

/**
 * Draws things to the left and the right of a dog, if there is room for them.
 * @param width the width that each thing needs, in sheet units
 */
export function flank(
  stage: Stage,
  { box }: PlacedDog,
  things: readonly [Prop, Prop],
  y: number,
  size: number,
  width = size,
  area = AREA,
): void {
  if (box.x - area.x > width + 24) stage.put(things[0], (area.x + box.x) / 2, y, size);
  if (right(area) - box.x - box.w > width + 24)
    stage.put(things[1], (right(area) + box.x + box.w) / 2, y, size);
}
