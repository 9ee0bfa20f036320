import type { DogArt } from '@scribblepup/tracing';
import { AREA, type Box } from './sheet';
import type { Spread } from './spread';

/** The room that a look has for the dog. */
export interface Stand {
  /** Middle of the room for the dog, default the middle of the area. */
  readonly x?: number;
  /** Where the feet stand. */
  readonly ground?: number;
  /** Room, in sheet units. The dog is as large as fits. */
  readonly w: number;
  readonly h: number;
  /** A rim that the dog looks over: `hide` of its height is behind it. Takes the place of `ground`. */
  readonly rim?: number;
  readonly hide?: number;
  /** How much of the room above a low dog is put below it, 0 to 1: for dogs that stand on nothing. */
  readonly float?: number;
  /** How far a dog that the photo cuts off below sinks behind what stands in front. Default to the area's end. */
  readonly sink?: number;
  /** Default: as the look's seed has it, so that a book shows the dog from both sides. */
  readonly mirror?: boolean;
  /** Let the dog's own shape widen the room: a lying dog may take the whole area. Default true. */
  readonly stretch?: boolean;
  readonly area?: Box;
  /** The look clips the dog to `area`: one that the photo cuts off may be wider than that, its head in the middle. */
  readonly crop?: boolean;
}

/** The dog's place on the sheet: `scale` for each of its units, its upper left corner (right where mirrored). */
export interface Place {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
  readonly mirror?: boolean;
}

/** How much lower than its room a tall dog may end that is cut off anyway, so that it is not drawn small: beyond a rim, in sheet units, or as a factor. */
const BEYOND_RIM = 110;
const BEYOND = 1.4;

/** How much wider than its area a dog may be that is cut off: its head about fills it. */
const WIDER = 1.25;

/** Share of the area that a dog takes at most that is not cut by its sides. */
const WIDEST = 0.96;

/** Share of the area that a tall dog which is cut off leaves free above it at most, where it need not. */
const LOWEST = 0.46;

const long = (dog: DogArt): boolean => dog.cut.bottom && dog.height / dog.width > 1.3;

/** How much taller than its room the dog may be: 1 for not at all. */
function deepOf(dog: DogArt, { h, rim, sink, crop = false }: Stand): number {
  if (!long(dog)) return 1;
  if (rim !== undefined) return (h + BEYOND_RIM) / h;
  return sink === undefined || crop ? BEYOND : 1;
}

function scaleOf(dog: DogArt, stand: Stand, area: Box, { place, size }: Spread): number {
  const { w, h, rim, stretch = true, crop = false } = stand;
  const { bottom: bust } = dog.cut;
  const wide = dog.width / dog.height > 1.15 && stretch;
  // A dog cut off below is wider than it is tall: let it fill the page down to the frame.
  const room =
    wide || (bust && stretch)
      ? Math.min(area.w * WIDEST, w * (wide ? 1.5 : 1.05 + place * 0.35))
      : w;
  const across = crop && bust ? Math.max(room, area.w * WIDER) : room;
  const varied = stretch && rim === undefined ? 1.2 - (bust ? 0.54 : 0.52) * (1 - size) : 1;
  return varied * Math.min(across / dog.width, (h * deepOf(dog, stand)) / dog.height);
}

/** @param head how far the head is from the dog's left edge, at this scale */
function leftOf(
  dog: DogArt,
  { x, rim, stretch = true, crop = false }: Stand,
  area: Box,
  place: number,
  mirror: boolean,
  dw: number,
  head: () => number,
): number {
  if (dog.cut.bottom && (crop || stretch) && dw > area.w * WIDEST) {
    const off = (head() - dw / 2) * (mirror ? -1 : 1);
    const slack = Math.max(0, (dw - area.w) / 2);
    return area.x + area.w / 2 - Math.max(-slack, Math.min(slack, off)) - dw / 2;
  }
  const [cutLeft, cutRight] = mirror
    ? [dog.cut.right, dog.cut.left]
    : [dog.cut.left, dog.cut.right];
  // A side that the photo cut off stands on the edge, where the frame cuts it as well.
  if (stretch && cutLeft !== cutRight) return cutLeft ? area.x - 4 : area.x + area.w - dw + 4;
  const cx = (x ?? area.x + area.w / 2) + (stretch && rim === undefined ? (place - 0.5) * 440 : 0);
  const margin = Math.min(18, (area.w - dw) / 2);
  return Math.max(area.x + margin, Math.min(area.x + area.w - margin - dw, cx - dw / 2));
}

function topOf(dog: DogArt, stand: Stand, area: Box, { low, size }: Spread, dh: number): number {
  const { ground = 0, rim, hide = 0.3, float = 0, h, sink, stretch = true } = stand;
  const over = deepOf(dog, stand) > 1 ? Math.max(0, dh - h) : 0;
  if (rim !== undefined)
    return rim + Math.max(24, over, dh * hide * Math.min(1, (1.4 * dog.height) / dog.width)) - dh;
  if (!dog.cut.bottom) return ground - Math.max(0, h - dh) * float - dh;
  const floor = sink === undefined ? area.y + area.h + 6 : ground + sink;
  if (!long(dog) || sink !== undefined || !stretch) return floor + over - dh;
  return Math.min(
    floor + (over + 0.4 * low * size * dh) - dh,
    Math.max(floor - dh, area.y + area.h * LOWEST),
  );
}

/**
 * Where a dog of this shape stands in a room: as large as fits, feet on the ground.
 * @param headAt how far the middle of the head is from the dog's left edge at a scale, not mirrored
 */
export function placeOf(
  dog: DogArt,
  stand: Stand,
  spread: Spread,
  headAt: (scale: number) => number,
): Place {
  const { area = AREA, mirror = spread.mirror } = stand;
  const scale = scaleOf(dog, stand, area, spread);
  const [dw, dh] = [dog.width * scale, dog.height * scale];
  const left = leftOf(dog, stand, area, spread.place, mirror, dw, () => headAt(scale));
  return { scale, dx: mirror ? left + dw : left, dy: topOf(dog, stand, area, spread, dh), mirror };
}
