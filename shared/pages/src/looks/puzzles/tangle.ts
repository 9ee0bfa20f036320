import { placed, type Path } from '@scribblepup/imaging/curves/path';
import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { SHEET } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { showOnCushion } from '../parts/cushioned';
import { rounded } from '../parts/frames';
import { ball, bowl } from '../props/things';
import { appleToken, boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/**
 * The leashes from their numbers to their lower ends, left to right. They cross at clear angles and
 * keep apart elsewhere, so that a child can follow each line.
 */
const SECOND_TO_MIDDLE = [
  'M185 245C185 290 153 356 201 382C250 409 426 383 475 404C524 425 516 482 494 509C473 536 394 542 347 567C301 592 215 580 215 660',
  'M425 245C425 290 377 290 362 324C348 357 329 402 338 444C348 485 405 537 419 573C434 609 425 580 425 660',
  'M665 245C665 290 653 312 589 326C525 341 334 305 282 330C229 355 210 456 273 475C335 494 597 413 657 443C717 474 635 580 635 660',
];
const FIRST_TO_MIDDLE = [
  'M185 245C185 290 216 396 258 417C299 439 398 371 433 374C468 378 476 409 469 440C461 470 397 521 390 558C383 594 425 580 425 660',
  'M425 245C425 290 408 299 418 344C428 390 494 480 484 519C474 559 404 557 359 580C314 603 215 580 215 660',
  'M665 245C665 290 595 327 523 333C452 338 296 265 237 280C177 295 130 382 167 424C205 465 384 488 462 528C539 567 635 580 635 660',
];

/**
 * Three tangled leashes, from left to right at their numbers.
 * @param toMiddle index of the leash that leads to the middle: 0, 1 or 2
 * @param mirror mirrors the leashes if the second one leads to the middle
 */
export function leashesFor(toMiddle: number, mirror: boolean): Path[] {
  const leashes = (toMiddle === 1 ? SECOND_TO_MIDDLE : FIRST_TO_MIDDLE).map(path);
  return toMiddle === 2 || (toMiddle === 1 && mirror)
    ? leashes.map((leash) => placed(leash, SHEET.w, 0, 1, 0, true)).toReversed()
    : leashes;
}

/** Draws the dog at the middle leash, between a bowl and a ball. */
function drawOneDog(stage: Stage, endXs: readonly number[]): void {
  const area = { x: 85, y: 620, w: 680, h: 405 };
  endXs.forEach((x, i) => {
    if (i === 1) return;
    stage.put(i === 0 ? bowl : ball, x - (i === 0 ? 20 : -30), i === 0 ? 960 : 900, 110);
    stage.stroke(
      path(`M${x} 660C${x} 740 ${x - (i === 0 ? 20 : -30)} 780 ${x - (i === 0 ? 20 : -30)} 850`),
      1.5,
    );
  });
  const dog = stage.stand({
    x: 425,
    ground: 1005,
    w: 330,
    h: 350,
    sink: -10,
    stretch: false,
    area,
  });
  stage.stroke(
    path(
      `M425 660C425 700 ${dog.head.eyeMidpoint[0]} 700 ${dog.head.eyeMidpoint[0]} ${dog.box.y + 30}`,
    ),
    1.5,
  );
  showOnCushion(stage, dog);
}

/** Draws both dogs, with a ball at the leash between them. */
function drawTwoDogs(stage: Stage, [left, middle, right]: readonly number[]): void {
  stage.put(ball, middle, 900, 104).stroke(path(`M${middle} 660L${middle} 850`), 1.5);
  [left, right].forEach((x, i) => {
    const memberStage = stage.member(i);
    const dog = memberStage.stand({
      x: i === 0 ? 230 : 620,
      ground: 1005,
      w: 240,
      h: 330,
      sink: -10,
      stretch: false,
      area: { x: i === 0 ? 85 : 465, y: 620, w: 300, h: 405 },
    });
    const head = dog.head.eyeMidpoint[0];
    stage.stroke(path(`M${x} 660C${x} 700 ${head} 700 ${head} ${dog.box.y + 30}`), 1.5);
    showOnCushion(memberStage, dog);
  });
}

/** Three tangled leashes, one of which leads to the dog, or two of them to the dogs. */
export const tangle: Look = {
  id: 'tangle',
  number: 55,
  title: 'Which leash is it?',
  twoTitle: 'Who is on which leash?',
  family: 'puzzles',
  two: 'apart',
  young: {
    title: 'Strawberry',
    things: [appleToken, boneToken],
    layout: peephole(
      circle(425, 540, 220),
      [
        0,
        'M425 1020C300 980 80 740 80 480C80 300 240 200 425 250C610 200 770 300 770 480C770 740 550 980 425 1020Z',
      ],
      [
        1,
        'M425 262L340 322L300 242L180 272L240 192L200 112L330 132L425 80L520 132L650 112L610 192L670 272L550 242L510 322Z',
      ],
    ),
    number: 65,
  },
  draw(stage) {
    const toMiddle = stage.rng.integer(0, 2);
    const numberXs = [185, 425, 665];
    const endXs = [215, 425, 635];
    for (const leash of leashesFor(toMiddle, stage.rng() < 0.5)) stage.stroke(leash, 1.5);
    numberXs.forEach((x, i) => {
      stage.draw(circle(x, 205, 44)).labels([[String(i + 1), x, 205]], 40);
    });
    if (stage.two) drawTwoDogs(stage, endXs);
    else drawOneDog(stage, endXs);
    stage.heading(textFor('tangle', stage.name, stage.two), 124, 600);
    stage.mat(rounded(24));
  },
};
