import type { Point } from '@scribblepup/imaging';
import { contains, outerRings } from '@scribblepup/imaging/curves/rings';
import { controlPointBounds, joined } from '@scribblepup/imaging/curves/path';
import { circle, line } from '@scribblepup/imaging/curves/shapes';
import type { SheetBox } from '../../canvas/sheet';
import { ringOfHead, type PlacedDog } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { rounded } from '../parts/frames';
import { appleToken, eggToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Space beside the dog that the clip leaves for its outline, in sheet units. */
const SIDE_MARGIN = 10;

/** The bounds of the dog with the known head, without the other dogs in the photo. */
function boundsOfHead(placedDog: PlacedDog): SheetBox {
  const [x, y, right, bottom] = controlPointBounds({ ops: '', xy: ringOfHead(placedDog) });
  return { x, y, w: right - x, h: bottom - y };
}

/**
 * The x of the middle of the faces of other dogs that touch the dog with the known head; null if
 * there are none.
 */
function middleOfTouchingFaces(placedDog: PlacedDog): number | null {
  const { dog, toSheet, head } = placedDog;
  if (!head.face) return null;
  const ownFeatures: readonly Point[] = [...head.face.eyes, head.face.nose];
  const ring = ringOfHead(placedDog);
  const others = dog.solids
    .map((solid) => solid.flatMap((x, i) => (i % 2 === 0 ? [toSheet([x, solid[i + 1]])] : [])))
    .filter((points) => points.some((point) => contains([ring], ...point)))
    .filter((points) => !ownFeatures.some((center) => contains([points.flat()], ...center)))
    .flatMap((points) => points.map(([x]) => x));
  return others.length === 0 ? null : others.reduce((sum, x) => sum + x, 0) / others.length;
}

/** Whether the head is too far from the middle of the dog to fold the page there. */
function isHeadAside(placedDog: PlacedDog): boolean {
  const { x, w } = boundsOfHead(placedDog);
  return Math.abs(placedDog.head.eyeMidpoint[0] - x - w / 2) >= w * 0.18;
}

/** Minimum width of the visible half, as a share of the dog's width. Less would be a sliver. */
const MIN_HALF = 0.42;

/**
 * Whether the half on the left of the fold would show the dog without its head, another dog, or
 * only a sliver of a dog in a three-quarter view.
 */
function showsWrongHalf(placedDog: PlacedDog): boolean {
  const other = middleOfTouchingFaces(placedDog);
  if (other !== null) return other < placedDog.head.eyeMidpoint[0];
  const { x, w } = boundsOfHead(placedDog);
  const half = (placedDog.head.eyeMidpoint[0] - x) / w;
  return isHeadAside(placedDog) ? half > 0.5 : half < MIN_HALF;
}

/** Scales the dog with the known head, with its feet on the ground. */
function scaled(
  stage: Stage,
  { item }: PlacedDog,
  box: SheetBox,
  factor: number,
  ground: number,
): PlacedDog {
  const [x, feet] = [box.x + box.w / 2, box.y + box.h];
  return stage.placeAt({
    ...item,
    scale: item.scale * factor,
    dx: x + (item.dx - x) * factor,
    dy: ground + (item.dy - feet) * factor,
  });
}

/** The room for the dog: the height of its feet, and its size in sheet units. */
interface Room {
  readonly ground: number;
  readonly w: number;
  readonly h: number;
}

/** Makes the dog with the known head as large as fits into a room. */
function enlarged(stage: Stage, placedDog: PlacedDog, room: Room): PlacedDog {
  const box = boundsOfHead(placedDog);
  return scaled(stage, placedDog, box, Math.min(room.w / box.w, room.h / box.h), room.ground);
}

/** Enlarges a dog until its half of width `half` is as large as fits into half of a room. */
function enlargedHalf(stage: Stage, placedDog: PlacedDog, half: number, room: Room): PlacedDog {
  const box = boundsOfHead(placedDog);
  const factor = Math.max(1, Math.min(room.w / 2 / Math.max(1, half), (0.92 * room.h) / box.h));
  return scaled(stage, placedDog, box, factor, box.y + box.h);
}

/** One half of the dog, and a grid as a guide for drawing the other half. */
export const halves: Look = {
  id: 'halves',
  number: 19,
  title: 'Draw the other half',
  family: 'puzzles',
  need: 'even',
  young: {
    title: 'In the apple',
    things: [appleToken, eggToken],
    layout: peephole(
      circle(425, 620, 230),
      [1, 'M430 350C430 200 540 110 680 110C680 230 580 310 430 350Z'],
      [2, 'M412 330C400 240 380 180 340 130L388 106C430 160 448 230 450 320Z'],
      [
        0,
        'M425 330C300 260 85 300 80 570C75 830 260 1015 350 1015C390 1015 400 995 425 995C450 995 460 1015 500 1015C590 1015 775 830 770 570C765 300 550 260 425 330Z',
      ],
    ),
    number: 37,
  },
  draw(stage) {
    const { area } = stage;
    const box = { x: area.x, y: area.y + 100, w: area.w, h: area.h - 100 };
    const step = box.w / (stage.rich ? 7 : 5);
    const room = { ground: box.y + box.h - step * 0.5, w: 600, h: 740 };
    const stand = {
      ...room,
      area: box,
      crop: !isBroadBust(stage),
      // The frame hides the edge where the photo crops the dog.
      sink: step * 0.5 + 4,
      float: 0.45,
      stretch: false,
    };
    const usual = stage.stand(stand);
    const placed = showsWrongHalf(usual)
      ? stage.stand({ ...stand, mirror: !usual.item.mirror })
      : usual;
    const isOneOfTwo = outerRings(placed.rings).length > 1;
    const fitted = isOneOfTwo ? enlarged(stage, placed, room) : placed;
    const touches = middleOfTouchingFaces(fitted) !== null;
    // The face is the best place for the fold, unless it is at one end of the dog.
    const whole = boundsOfHead(fitted);
    const half =
      isHeadAside(fitted) && !touches
        ? whole.w / 2
        : Math.max(0, fitted.head.eyeMidpoint[0] - whole.x);
    // If two dogs touch, the half of one of them is narrow, so enlarge it.
    const shown = touches ? enlargedHalf(stage, fitted, half, room) : fitted;
    const dog = boundsOfHead(shown);
    const fold = dog.x + (half * dog.w) / whole.w;
    // Keep the fold within the middle fifth of the box, so that enough is left to draw.
    const shift = Math.max(box.x + box.w * 0.4, Math.min(box.x + box.w * 0.6, fold)) - fold;
    const placedDog = stage.placeAt({ ...shown.item, dx: shown.item.dx + shift });
    const middle = fold + shift;
    // The squares start at the fold and at the lower edge, so that both halves have equal squares.
    const squares = [];
    for (let x = middle - step * 4; x < box.x + box.w - step / 4; x += step)
      if (x > box.x + step / 4) squares.push(line([x, box.y, x, box.y + box.h]));
    for (let y = box.y + box.h - step; y > box.y + step / 4; y -= step)
      squares.push(line([box.x, y, box.x + box.w, y]));
    stage.stroke(joined(squares), 0.5);
    const left = isOneOfTwo ? dog.x + shift - SIDE_MARGIN : box.x;
    stage.show(placedDog, { clip: `M${left} 0L${middle} 0L${middle} 1100L${left} 1100Z` });
    stage.stroke(line([middle, box.y, middle, box.y + box.h]), 1.3);
    stage.frame(rounded(16, box));
    stage.heading(textFor('halves', stage.name), area.y + 46);
  },
};
