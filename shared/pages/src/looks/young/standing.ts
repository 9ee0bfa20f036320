import { land } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, right } from '../../canvas/sheet';
import type { Point } from '@scribblepup/imaging';
import { standOn } from './cushions';
import { BOLD, between, type Draft } from './draft';
import type { Layout } from './layout';
import { seat } from './seat';
import { grownOutline, placesOf, putInto, scatter } from './things';
import { facesOf, hatted } from './worn';
import { roomFor } from '../../canvas/room';

/** Wanted directions for a page's first thing, used one after another. */
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
export const stand: Layout = { two: 'beside', first: 0, draw: standFree };

function standFree(draft: Draft): void {
  const { stage, across, down, size, mirror, border, lines, index } = draft;
  const box = border?.box ?? AREA;
  // Put every other dog that is cropped at the bottom behind a hill.
  const hill = stage.bust && index % 2 === 1 ? bottom(box) - between(110, 250, down) : null;
  const dog = seat(draft, {
    across,
    down: between(0.3, 1, down),
    w: between(440, 640, size),
    h: between(560, 800, size),
    mirror,
    box,
    ...(hill === null ? {} : { floor: hill + 60 }),
  });
  stage.show(dog, { detail: dog.item.detail * lines });
  if (hill !== null)
    stage.draw(
      land(
        [AREA.x - 20, hill + 34, 425, hill - 10, right(AREA) + 20, hill + 40],
        bottom(AREA) + 40,
      ),
      { line: BOLD },
    );
  scatter(
    draft,
    draft.things,
    grownOutline(dog),
    [...hatted(draft, dog), ...(hill === null ? [] : [{ x: 425, y: hill + 400, r: 400 }])],
    190,
    DIRECTIONS[index % DIRECTIONS.length],
  );
}

/** A large thing above the dog. */
export const under: Layout = { two: 'beside', first: 3, draw: standUnder };

function standUnder(draft: Draft): void {
  const { stage, across, down, size, mirror, border, lines } = draft;
  const r = between(150, 215, size);
  const box = border?.box ?? AREA;
  const [thing, ...others] = draft.things;
  const room = {
    x: between(box.x + r + 50, right(box) - r - 50, 1 - across),
    y: box.y + r + 44,
    r,
  };
  const dog = seat(draft, {
    across: between(0.15, 0.85, across),
    down: between(0.8, 1, down),
    w: 670,
    h: box.h - 1.4 * r - (stage.bust ? 0 : 60),
    mirror,
    box,
  });
  if (thing) putInto(draft, thing, room);
  stage.show(dog, { detail: dog.item.detail * lines });
  scatter(draft, others, grownOutline(dog), [room, ...hatted(draft, dog)], 120, [across - 0.5, 1]);
}

/** A large thing in front of the dog, which looks over it. */
export const behind: Layout = { two: 'beside', first: 5, draw: standBehind };

function standBehind(draft: Draft): void {
  const { stage, across, down, size, mirror, border, lines } = draft;
  const box = border?.box ?? AREA;
  const r = between(140, 220, 1 - size);
  const dog = seat(draft, {
    across: between(0, 1, across),
    down: 0.2 + 0.6 * down,
    w: between(500, 670, size),
    h: between(640, 830, size),
    mirror,
    box,
  });
  stage.show(dog, { detail: dog.item.detail * lines });
  const [thing, ...others] = draft.things;
  const taken = [...facesOf(dog), ...hatted(draft, dog)];
  const room = roomFor(placesOf(border), [], taken, [70, r], [0.5 - across > 0 ? 1 : -1, 2]);
  if (thing && room) putInto(draft, thing, room);
  scatter(draft, others, grownOutline(dog), [...taken, ...(room ? [room] : [])], 110, [
    across - 0.5,
    -1,
  ]);
}

/** The dog on something soft or round. */
export const on: Layout = { two: 'behind', first: 9, hidesBottom: true, draw: standOnTop };

function standOnTop(draft: Draft): void {
  const { stage, across, down, size, mirror, border, lines, index } = draft;
  const box = border?.box ?? AREA;
  const tall = between(170, 290, down);
  const floor = bottom(box) - tall;
  const dog = seat(draft, {
    across: between(0.25, 0.75, across),
    down: 1,
    w: between(500, 650, size),
    h: between(0.8, 1, size) * (box.h - tall),
    mirror,
    box: { ...box, h: box.h - tall + 70 },
    floor: floor + 40,
  });
  if (!stage.bust) standOn(draft, index, floor);
  stage.show(dog, { detail: dog.item.detail * lines });
  if (stage.bust) standOn(draft, index, floor);
  scatter(
    draft,
    draft.things,
    grownOutline(dog),
    [{ x: 425, y: bottom(box), r: tall }, ...hatted(draft, dog)],
    130,
    [0.5 - across, -1],
  );
}

/**
 * The dog twice, a large one and its pup, or two dogs; once if the photo crops it at the bottom.
 */
export const pair: Layout = { two: 'apart', first: 11, draw: standTwice };

function standTwice(draft: Draft): void {
  const pup = draft.stage.member(1);
  if (draft.stage.bust || pup.bust) {
    standFree({ ...draft, stage: draft.stage.both('beside') });
    return;
  }
  const { stage, across, down, size, mirror, border, lines } = draft;
  const box = border?.box ?? AREA;
  const place = {
    across: mirror ? 0 : 1,
    down: 1,
    w: between(300, 380, size),
    h: between(380, 470, size),
    mirror: !mirror,
    box,
  };
  const large = seat(draft, {
    across: mirror ? 1 : 0,
    down: between(0, 0.5, down),
    w: between(540, 640, across),
    h: between(640, 780, across),
    mirror,
    box,
  });
  const small = seat({ ...draft, stage: pup }, place);
  stage.show(large, { detail: large.item.detail * lines });
  pup.show(small, { detail: small.item.detail * lines * 0.5 });
  if (!draft.little)
    scatter(draft, draft.things, [...grownOutline(large), ...grownOutline(small)], [], 120, [
      across - 0.5,
      -1,
    ]);
}
