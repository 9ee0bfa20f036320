import { crossings, resampleRing } from '@scribblepup/imaging/curves/rings';
import { controlPointBounds, type Path } from '@scribblepup/imaging/curves/path';
import { fitText } from '../../lettering/text';
import { textFor } from '../../lettering/texts';
import { AREA, bottom, right } from '../../canvas/sheet';
import type { PlacedDog } from '../../canvas/placedDog';
import { THING_LINE_FACTOR, lerp, type LayoutInput } from './layoutInput';
import type { Layout } from './layout';
import { DOG_MARGIN, placeDog, type DogTarget } from './placeDog';
import { THING_CLEARANCE, grownOutline, scatter } from './things';
import { standLayout } from './standing';

/**
 * Longest name that is drawn in full up to three years, or if the page must have few fields: each
 * letter is a field.
 */
const MAX_LETTERS_FEW_FIELDS = 3;
/** Longest name that is drawn in full: in a longer one, the gaps of the letters are too narrow. */
const MAX_LETTERS = 6;

/**
 * The dog with its name in letters across the whole page, or only the first letter if the name is
 * too long. `first` is 10 instead of 12, so that the dogs face the opposite way from those of
 * `underLayout`, whose pages look much alike.
 */
export const letteredLayout: Layout = { first: 10, draw: drawLettered };

/** Longest name that is drawn in full on a page. */
function longestName({ isToddler, fewFields }: LayoutInput): number {
  if (isToddler) return fewFields ? 1 : MAX_LETTERS_FEW_FIELDS;
  return fewFields ? MAX_LETTERS_FEW_FIELDS : MAX_LETTERS;
}

/** The first letter or digit of a name, because a name may begin with a quotation mark. */
const initialOf = (name: string): string => /[\p{L}\p{N}]/u.exec(name)?.[0] ?? name.slice(0, 1);

/** Distance of the letters from the top of a straight frame, and their distance from its sides. */
const TOP_MARGIN = 44,
  SIDE_MARGIN = 35;
/** Room for accents above the letters; it is smaller than their distance from the frame. */
const ACCENT_ROOM = 24;
/**
 * The letters are lowered until a frame with a round top is this wide at their top, as a share of
 * its full width.
 */
const MIN_TOP_WIDTH = 0.85;

/** Share of the height of a single letter that stays free of the dog in front of it. */
const BARE_SHARE = 0.62;

/** Left and right end of a frame at a height. */
function endsAt(frame: LayoutInput['frame'], y: number): readonly [number, number] {
  const [from, to] = [AREA.x, right(AREA)];
  if (!frame) return [from, to];
  const xs = crossings([frame.ring], y);
  return [xs.at(0) ?? from, xs.at(-1) ?? to];
}

/** Distance of the letters from the top of the page's frame. */
function topOf(frame: LayoutInput['frame']): number {
  let top = TOP_MARGIN;
  if (frame)
    for (; top < frame.box.h / 4; top += 8) {
      const [from, to] = endsAt(frame, frame.box.y + top);
      if (to - from >= MIN_TOP_WIDTH * frame.box.w) break;
    }
  return top;
}

/** Places the dog below `top`, as large as allowed, so that it covers no letters. */
function seatBelow(input: LayoutInput, top: number, place: DogTarget): PlacedDog {
  const overlap = ({ box }: PlacedDog): number => Math.max(0, top - box.y);
  const first = placeDog(input, place);
  const dog =
    overlap(first) > 0 ? placeDog(input, { ...place, h: place.h - overlap(first) }) : first;
  // A dog that must be as wide as the page is too tall at any size. Move it down instead.
  const { scale, dx, dy, mirror } = dog.item;
  return overlap(dog) > 0 ? input.stage.placeAt({ scale, dx, dy: dy + overlap(dog), mirror }) : dog;
}

/** Number of points of a ring around a name. */
const RING_POINTS = 80;

/** The bounds of a shape as a ring, with the distance that things must keep from it. */
function ringAround(shape: Path): number[] {
  const [l, t, r, b] = controlPointBounds(shape);
  const [x0, y0, x1, y1] = [
    l - THING_CLEARANCE,
    t - THING_CLEARANCE,
    r + THING_CLEARANCE,
    b + THING_CLEARANCE,
  ];
  return resampleRing([x0, y0, x1, y0, x1, y1, x0, y1], RING_POINTS);
}

function drawLettered(input: LayoutInput): void {
  const { stage, across, down, size, mirror, frame, lineFactor } = input;
  const name = textFor('dog', stage.name);
  const text = [...name].length > longestName(input) ? initialOf(name) : name;
  if (!text) {
    standLayout.draw(input);
    return;
  }
  const box = frame?.box ?? AREA;
  const isSingle = [...text].length === 1;
  const height = isSingle ? lerp(420, 560, size) : lerp(130, 190, size);
  const top = topOf(frame);
  const [start, end] = endsAt(frame, box.y + top);
  const width = Math.min(isSingle ? height : Infinity, end - start - 2 * SIDE_MARGIN);
  const half = width / 2 + SIDE_MARGIN;
  const x = isSingle ? lerp(280, 570, down) : (start + end) / 2;
  const letters = fitText(text, {
    x: Math.max(start + half, Math.min(end - half, x)),
    y: box.y + height / 2 + top,
    width,
    height,
    room: [ACCENT_ROOM, height / 4],
  });
  const nameEnd =
    letters && !isSingle ? controlPointBounds(letters)[3] : box.y + top + height * BARE_SHARE;
  const dog = seatBelow(input, nameEnd + THING_CLEARANCE, {
    across: isSingle ? 1 - down : across,
    down: 1,
    w: lerp(540, 660, size),
    h: bottom(box) - DOG_MARGIN - nameEnd - THING_CLEARANCE,
    mirror,
    box,
  });
  stage.letters(letters, THING_LINE_FACTOR);
  stage.show(dog, { detail: dog.item.detail * lineFactor });
  scatter(
    input,
    input.things.slice(1),
    [...grownOutline(dog), ...(letters && !isSingle ? [ringAround(letters)] : [])],
    [{ x: 425, y: box.y + top - 204, r: height + 240 }],
    120,
    [across - 0.5, 1],
  );
}
