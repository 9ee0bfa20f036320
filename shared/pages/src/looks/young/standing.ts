import { terrain } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, right } from '../../canvas/sheet';
import type { Point } from '@scribblepup/imaging';
import { drawCushion } from './cushions';
import { THING_LINE_FACTOR, lerp, type LayoutInput } from './layoutInput';
import type { Layout } from './layout';
import { placeDog } from './placeDog';
import { grownOutline, searchRegionFor, drawInCircle, scatter } from './things';
import { facesOf, drawHat } from './worn';
import { findFreeCircle } from '../../canvas/freeCircle';

/** Wanted directions for a page's first thing, used in turn. */
const DIRECTIONS: readonly Point[] = [
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

/** The dog with its things in the free places around it. */
export const standLayout: Layout = { two: 'beside', first: 0, draw: standFree };

function standFree(input: LayoutInput): void {
  const { stage, across, down, size, mirror, frame, lineFactor, index } = input;
  const box = frame?.box ?? AREA;
  // On every other page, put a dog that is cropped at the bottom behind a hill.
  const hill = stage.bust && index % 2 === 1 ? bottom(box) - lerp(110, 250, down) : null;
  const dog = placeDog(input, {
    across,
    down: lerp(0.3, 1, down),
    w: lerp(440, 640, size),
    h: lerp(560, 800, size),
    mirror,
    box,
    ...(hill === null ? {} : { floor: hill + 60 }),
  });
  stage.show(dog, { detail: dog.item.detail * lineFactor });
  if (hill !== null)
    stage.draw(
      terrain(
        [AREA.x - 20, hill + 34, 425, hill - 10, right(AREA) + 20, hill + 40],
        bottom(AREA) + 40,
      ),
      { line: THING_LINE_FACTOR },
    );
  scatter(
    input,
    input.things,
    grownOutline(dog),
    [...drawHat(input, dog), ...(hill === null ? [] : [{ x: 425, y: hill + 400, r: 400 }])],
    190,
    DIRECTIONS[index % DIRECTIONS.length],
  );
}

/** A large thing above the dog. */
export const underLayout: Layout = { two: 'beside', first: 3, draw: standUnder };

function standUnder(input: LayoutInput): void {
  const { stage, across, down, size, mirror, frame, lineFactor } = input;
  const r = lerp(150, 215, size);
  const box = frame?.box ?? AREA;
  const [thing, ...others] = input.things;
  const room = {
    x: lerp(box.x + r + 50, right(box) - r - 50, 1 - across),
    y: box.y + r + 44,
    r,
  };
  const dog = placeDog(input, {
    across: lerp(0.15, 0.85, across),
    down: lerp(0.8, 1, down),
    w: 670,
    h: box.h - 1.4 * r - (stage.bust ? 0 : 60),
    mirror,
    box,
  });
  if (thing) drawInCircle(input, thing, room);
  stage.show(dog, { detail: dog.item.detail * lineFactor });
  scatter(input, others, grownOutline(dog), [room, ...drawHat(input, dog)], 120, [across - 0.5, 1]);
}

/** A large thing in front of the dog, which looks over it. */
export const behindLayout: Layout = { two: 'beside', first: 5, draw: standBehind };

function standBehind(input: LayoutInput): void {
  const { stage, across, down, size, mirror, frame, lineFactor, sun } = input;
  const box = frame?.box ?? AREA;
  const r = lerp(140, 220, 1 - size);
  const dog = placeDog(input, {
    across: lerp(0, 1, across),
    down: 0.2 + 0.6 * down,
    w: lerp(500, 670, size),
    h: lerp(640, 830, size),
    mirror,
    box,
  });
  stage.show(dog, { detail: dog.item.detail * lineFactor });
  const [thing, ...others] = input.things;
  const taken = [...facesOf(dog), ...drawHat(input, dog), ...(sun ? [sun] : [])];
  const circle = findFreeCircle(
    searchRegionFor(frame),
    [],
    taken,
    [70, r],
    [0.5 - across > 0 ? 1 : -1, 2],
  );
  if (thing && circle) drawInCircle(input, thing, circle);
  scatter(input, others, grownOutline(dog), [...taken, ...(circle ? [circle] : [])], 110, [
    across - 0.5,
    -1,
  ]);
}

/** The dog on something soft or round. */
export const cushionLayout: Layout = {
  two: 'behind',
  first: 9,
  hidesBottom: true,
  draw: standOnTop,
};

function standOnTop(input: LayoutInput): void {
  const { stage, across, down, size, mirror, frame, lineFactor, index } = input;
  const box = frame?.box ?? AREA;
  const cushionHeight = lerp(170, 290, down);
  const floor = bottom(box) - cushionHeight;
  const dog = placeDog(input, {
    across: lerp(0.25, 0.75, across),
    down: 1,
    w: lerp(500, 650, size),
    h: lerp(0.8, 1, size) * (box.h - cushionHeight),
    mirror,
    box: { ...box, h: box.h - cushionHeight + 70 },
    floor: floor + 40,
  });
  if (!stage.bust) drawCushion(input, index, floor);
  stage.show(dog, { detail: dog.item.detail * lineFactor });
  if (stage.bust) drawCushion(input, index, floor);
  scatter(
    input,
    input.things,
    grownOutline(dog),
    [{ x: 425, y: bottom(box), r: cushionHeight }, ...drawHat(input, dog)],
    130,
    [0.5 - across, -1],
  );
}

/**
 * The dog twice, a large one and its pup, or two dogs; once if the photo crops it at the bottom.
 */
export const pairLayout: Layout = { two: 'apart', first: 11, draw: standTwice };

function standTwice(input: LayoutInput): void {
  const pup = input.stage.member(1);
  if (input.stage.bust || pup.bust) {
    standFree({ ...input, stage: input.stage.both('beside') });
    return;
  }
  const { stage, across, down, size, mirror, frame, lineFactor } = input;
  const box = frame?.box ?? AREA;
  const place = {
    across: mirror ? 0 : 1,
    down: 1,
    w: lerp(300, 380, size),
    h: lerp(380, 470, size),
    mirror: !mirror,
    box,
  };
  const largeDog = placeDog(input, {
    across: mirror ? 1 : 0,
    down: lerp(0, 0.5, down),
    w: lerp(540, 640, across),
    h: lerp(640, 780, across),
    mirror,
    box,
  });
  const smallDog = placeDog({ ...input, stage: pup }, place);
  stage.show(largeDog, { detail: largeDog.item.detail * lineFactor });
  pup.show(smallDog, { detail: smallDog.item.detail * lineFactor * 0.5 });
  if (!input.isToddler)
    scatter(input, input.things, [...grownOutline(largeDog), ...grownOutline(smallDog)], [], 120, [
      across - 0.5,
      -1,
    ]);
}
