import type { DogArt } from '@scribblepup/tracing';
import { AREA, type SheetBox } from './sheet';
import type { PageVariation } from './pageVariation';

/** The room that a look offers for the dog. */
export interface DogRoom {
  /** Horizontal center of the room; default the center of the area. */
  readonly x?: number;
  /** Height of the ground on which the feet stand. */
  readonly ground?: number;
  /** Size of the room in sheet units. The dog is as large as fits. */
  readonly w: number;
  readonly h: number;
  /**
   * Height of a rim that the dog looks over; a share `hide` of the dog is behind it. Replaces
   * `ground`.
   */
  readonly rim?: number;
  readonly hide?: number;
  /**
   * How far a dog that floats is raised above the ground, as a share of the room's unused height, 0
   * to 1.
   */
  readonly float?: number;
  /**
   * Distance of the cropped lower edge of a dog below `ground`, behind the foreground. Default: the
   * edge is at the bottom of the area.
   */
  readonly sink?: number;
  /** Default: chosen by the page's variation, so that a book shows the dog from both sides. */
  readonly mirror?: boolean;
  /**
   * Lets the dog's shape widen the room, so that a lying dog may take the whole area. Default true.
   */
  readonly stretch?: boolean;
  readonly area?: SheetBox;
  /**
   * The look clips the dog to `area`, so a dog cropped at the bottom may be wider than the area,
   * with its head in the center.
   */
  readonly crop?: boolean;
  /** Keeps the dog within the sides of the area, however large the page shows it. */
  readonly whole?: boolean;
  /** Raises a cropped dog with a low chin, although its cropped edge may be visible then. */
  readonly raised?: boolean;
}

/**
 * The dog's position on the sheet: `scale` in sheet units per dog unit, and its upper left corner
 * (upper right if mirrored).
 */
export interface DogPlace {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  readonly mirror?: boolean;
}

/** A look's room for two dogs: neither is cut off at a side, except by its photo. */
export const roomForTwo = (room: DogRoom): DogRoom => ({
  ...room,
  whole: true,
  crop: false,
  w: room.crop ? Math.max(room.w, (room.area ?? AREA).w * MAX_WHOLE_WIDTH) : room.w,
});

/** Converts a dog's position in a group to the sheet, where the group is at `place`. */
export function placeWithin(
  { scale, dx, dy, mirror = false }: DogPlace,
  member: DogPlace,
): DogPlace {
  return {
    scale: scale * member.scale,
    dx: dx + (mirror ? -scale : scale) * member.dx,
    dy: dy + scale * member.dy,
    mirror: mirror !== (member.mirror ?? false),
  };
}

/**
 * How much taller than its room a tall dog may be if the photo crops it at the bottom, so that it
 * is not drawn too small: an addition in sheet units behind a rim, otherwise a factor.
 */
const MAX_EXTRA_HEIGHT = 110;
const MAX_HEIGHT_FACTOR = 1.4;

/** A dog counts as wide, for instance because it lies, from this width / height on. */
const WIDE_ASPECT = 1.15;

/** A dog that is cropped at the bottom counts as tall above this height / width. */
const TALL_RATIO = 1.3;

/** Range of the dogs' horizontal positions, in sheet units. */
const X_RANGE = 440;

/** Minimum distance of a dog from the sides of its area, in sheet units. */
const SIDE_MARGIN = 18;
/** A dog faces a side if its head is at least this far from its middle, as a share of its width. */
const MIN_HEAD_OFFSET = 0.12;

/** How far an edge that the photo crops extends past the area, in sheet units: under the frame. */
const UNDER_FRAME = { side: 4, bottom: 6 } as const;

/**
 * Width of a cropped dog as a factor of its area's width, so that its head about fills the area.
 */
const CROPPED_WIDTH = 1.25;

/**
 * Maximum share of a cropped dog that extends below the page, unless the dog is tall. Without it,
 * dogs that fill the page's width would differ only in size.
 */
const MAX_DROP = 0.14;
/** Minimum distance of the chin of a cropped dog from the bottom of the page, in sheet units. */
const CHIN_MARGIN = 90;
/** Maximum distance above the bottom of the page of a dog that is raised, in sheet units. */
const MAX_RAISE = 70;

/** How far things extend above their rim, in sheet units. */
const LIP = 18;
/** Maximum lift above a rim of a dog whose nose is at its lower edge, in sheet units. */
const MAX_LIFT = 24;

/** Maximum width of a dog that the area's sides do not clip, as a share of the area. */
const MAX_WIDTH = 0.96;

/** Maximum width of two dogs as a share of the area: no frame may cut off one of them. */
const MAX_WHOLE_WIDTH = 0.92;

/** Factor by which a dog that is too tall above a rim shrinks until it fits. */
const SHRINK_STEP = 0.97;

/**
 * Maximum share of the area that is empty above a tall cropped dog, unless the dog is too short.
 */
const MAX_FREE_ABOVE = 0.46;

const isTall = (dog: DogArt): boolean => dog.cut.bottom && dog.height / dog.width > TALL_RATIO;

/** Factor by which the dog may be taller than its room; 1 if it must fit. */
function heightFactor(dog: DogArt, { h, rim, sink, crop = false }: DogRoom): number {
  if (!isTall(dog)) return 1;
  if (rim !== undefined) return (h + MAX_EXTRA_HEIGHT) / h;
  return sink === undefined || crop ? MAX_HEIGHT_FACTOR : 1;
}

/** The dog's scale: as large as fits, varied from page to page. */
function scaleOf(
  dog: DogArt,
  room: DogRoom,
  area: SheetBox,
  { place, size }: PageVariation,
): number {
  const { w, h, rim, stretch = true, crop = false } = room;
  const { bottom: bust } = dog.cut;
  const isWide = dog.width / dog.height > WIDE_ASPECT && stretch;
  // A dog cropped at the bottom is often wider than tall. Let it fill the page down to the frame.
  const roomWidth =
    isWide || (bust && stretch)
      ? Math.min(area.w * MAX_WIDTH, w * (isWide ? 1.5 : 1.05 + place * 0.35))
      : w;
  const width = crop && bust ? Math.max(roomWidth, area.w * CROPPED_WIDTH) : roomWidth;
  const sizeFactor = stretch && rim === undefined ? 1.2 - (bust ? 0.54 : 0.52) * (1 - size) : 1;
  const scale =
    sizeFactor * Math.min(width / dog.width, (h * heightFactor(dog, room)) / dog.height);
  return room.whole ? Math.min(scale, (area.w * MAX_WHOLE_WIDTH) / dog.width) : scale;
}

/**
 * The dog's left edge on the sheet.
 * @param head distance of the head from the dog's left edge, at this scale
 */
function leftOf(
  dog: DogArt,
  { x, rim, stretch = true, crop = false }: DogRoom,
  area: SheetBox,
  place: number,
  mirror: boolean,
  dw: number,
  head: () => number,
): number {
  /** How far right of the dog's middle its head is on the page. */
  const headOffset = (): number => (head() - dw / 2) * (mirror ? -1 : 1);
  if (dog.cut.bottom && (crop || stretch) && dw > area.w * MAX_WIDTH) {
    const slack = Math.max(0, (dw - area.w) / 2);
    return area.x + area.w / 2 - Math.max(-slack, Math.min(slack, headOffset())) - dw / 2;
  }
  const [cutLeft, cutRight] = mirror
    ? [dog.cut.right, dog.cut.left]
    : [dog.cut.left, dog.cut.right];
  const [leftmost, rightmost] = [area.x + SIDE_MARGIN, area.x + area.w - SIDE_MARGIN - dw];
  // Put a side that the photo crops at the edge of the area, where the frame covers it, or further
  // outside if the head at the other end would not fit.
  if (stretch && cutLeft !== cutRight) {
    const edge = cutLeft ? area.x - UNDER_FRAME.side : area.x + area.w - dw + UNDER_FRAME.side;
    const isHeadAtOtherEnd = cutLeft === headOffset() > 0;
    if (!isHeadAtOtherEnd) return edge;
    return cutLeft ? Math.min(edge, rightmost) : Math.max(edge, leftmost);
  }
  const cx =
    (x ?? area.x + area.w / 2) + (stretch && rim === undefined ? (place - 0.5) * X_RANGE : 0);
  const margin = Math.min(SIDE_MARGIN, (area.w - dw) / 2);
  if (margin < 0 && !cutLeft && !cutRight) {
    // If the dog is too wide, the frame cuts off its tail rather than its muzzle.
    const offset = headOffset();
    if (Math.abs(offset) > MIN_HEAD_OFFSET * dw) return offset < 0 ? leftmost : rightmost;
  }
  return Math.max(area.x + margin, Math.min(area.x + area.w - margin - dw, cx - dw / 2));
}

/**
 * The dog's upper edge on the sheet.
 * @param chin distance of the chin from that edge, at this scale
 */
function topOf(
  dog: DogArt,
  room: DogRoom,
  area: SheetBox,
  { drop: dropShare, size }: PageVariation,
  dh: number,
  chin: () => number,
): number {
  const { ground = 0, rim, hide = 0.3, float = 0, h, sink, stretch = true, raised = false } = room;
  const extraHeight = heightFactor(dog, room) > 1 ? Math.max(0, dh - h) : 0;
  if (rim !== undefined) {
    const hiddenHeight = Math.max(
      24,
      extraHeight,
      dh * hide * Math.min(1, (1.4 * dog.height) / dog.width),
    );
    // A dog with a low head, such as a lying one, looks over the rim too.
    const maxHidden = Math.max(-MAX_LIFT, dh - chin() - LIP);
    return rim + Math.min(hiddenHeight, maxHidden) - dh;
  }
  if (!dog.cut.bottom) return ground - Math.max(0, h - dh) * float - dh;
  const floor = sink === undefined ? area.y + area.h + UNDER_FRAME.bottom : ground + sink;
  // The foreground must not hide the face of a dog with a low head.
  if (sink !== undefined) return Math.min(floor + extraHeight - dh, ground - Math.min(dh, chin()));
  const belowChin = dh - chin() - CHIN_MARGIN;
  if (raised && belowChin < 0) return floor - dh - Math.min(MAX_RAISE, -belowChin);
  if (!stretch) return floor + extraHeight - dh;
  if (!isTall(dog)) return floor - dh + dropShare * Math.max(0, Math.min(MAX_DROP * dh, belowChin));
  const drop = dropAbove(extraHeight + 0.4 * dropShare * size * dh, Math.max(0, belowChin));
  return Math.min(floor + drop - dh, Math.max(floor - dh, area.y + area.h * MAX_FREE_ABOVE));
}

/**
 * How far a dog may extend below the page so that its chin stays on the page. Above half of the
 * limit, the result only approaches the limit, so that the drops of different pages still differ.
 */
function dropAbove(drop: number, limit: number): number {
  const half = limit / 2;
  const rest = drop - half;
  return rest <= 0 ? drop : half + (half * rest) / (half + rest);
}

/**
 * Places a dog in a room: as large as fits, with its feet on the ground or behind the rim.
 * @param headAt for a scale, the distance of the head's center from the left edge of the unmirrored
 * dog, and of the chin from its upper edge
 */
export function placeOf(
  dog: DogArt,
  room: DogRoom,
  variation: PageVariation,
  headAt: (scale: number) => { readonly middle: number; readonly chin: number },
): DogPlace {
  const { area = AREA, mirror = variation.mirror, rim } = room;
  const placeAt = (scale: number): DogPlace => {
    const [dw, dh] = [dog.width * scale, dog.height * scale];
    const left = leftOf(dog, room, area, variation.place, mirror, dw, () => headAt(scale).middle);
    const top = topOf(dog, room, area, variation, dh, () => headAt(scale).chin);
    return { scale, dx: mirror ? left + dw : left, dy: top, mirror };
  };
  let place = placeAt(scaleOf(dog, room, area, variation));
  // The chin stays above the rim, so a dog with a low chin must be smaller to stay in its area.
  while (rim !== undefined && rim > area.y && place.dy < area.y)
    place = placeAt(place.scale * SHRINK_STEP);
  return place;
}
