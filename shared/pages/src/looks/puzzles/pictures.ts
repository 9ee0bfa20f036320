import { toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, heart, path, rect, scallop, star } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Stage } from '../../canvas/stage';
import type { Box } from '../../canvas/sheet';
import type { Look } from '../../canvas/look';
import { broad, cutAside, rounded } from '../parts/frames';
import { above, flank, paws, peek } from '../parts/peek';
import { garland } from '../parts/garland';
import { wear } from '../parts/wearing';
import { balloon, bone, bookStack, gift, paw } from '../props/things';
import {
  appleToken,
  ballToken,
  boneToken,
  eggToken,
  heartToken,
  moonToken,
  starToken,
} from '../props/tokens';
import { bunnyEars, cowboyHat, crown, topHat, wizardHat } from '../props/wear';
import type { Prop } from '../../canvas/prop';

/** Draws the dog in a box. The box hides the lower edge of a bust. */
function framed(stage: Stage, box: Box, mirror: boolean, share = 0.8, hat?: Prop): void {
  const hole = rect(box.x, box.y, box.w, box.h);
  stage.draw(hole);
  const dog = stage.stand({
    ground: box.y + box.h - 14,
    w: box.w * 0.82,
    h: box.h * share,
    crop: true,
    sink: 16,
    float: 0.4,
    stretch: false,
    mirror,
    area: box,
  });
  stage.show(dog, { clip: toPathData(hole), detail: dog.item.detail * (broad(stage) ? 0.6 : 0.1) });
  if (hat)
    wear(stage, dog, hat, { size: Math.min(0.8, (box.w * 0.46) / dog.head.width), sink: 0.1 });
  stage.trace(hole, 1.1);
}

/** The wizard's hat without its stars, which would be too small. */
const pointed: Prop = wizardHat.slice(0, 2);

/** Six dogs with hats, two of them identical. */
export const twins: Look = {
  id: 'twins',
  title: 'Find the twins',
  family: 'puzzles',
  draw(stage) {
    const hats = stage.rng.shuffle([pointed, crown, topHat, bunnyEars, cowboyHat, crown]);
    const [w, h] = [700 / 3, 424];
    hats.forEach((hat, i) =>
      framed(
        stage,
        { x: 75 + (i % 3) * w, y: 172 + Math.floor(i / 3) * h, w, h },
        stage.rng() < 0.01,
        0.68,
        hat,
      ),
    );
    stage.heading(words('twins', stage.name), 118);
  },
};

/** Rows of things to continue, each with an empty box to draw the next thing in. */
export const nextUp: Look = {
  id: 'next-up',
  title: 'What comes next?',
  family: 'puzzles',
  draw(stage) {
    const rows: readonly (readonly Prop[])[] = [
      [boneToken, ballToken, boneToken, ballToken, boneToken],
      [heartToken, heartToken, starToken, heartToken, heartToken],
      [eggToken, appleToken, moonToken, eggToken, appleToken],
    ];
    rows.forEach((row, r) => {
      const y = 668 + r * 138;
      row.forEach((prop, c) => stage.put(prop, 134 + c * 114, y, 102));
      stage.draw(rect(668, y - 52, 104, 104, 14), { line: 1.2 }).labels([['?', 720, y]], 44);
    });
    const rim = 558;
    const dog = stage.stand({
      x: 520,
      rim,
      hide: stage.bust ? 0.06 : 0.2,
      w: 560,
      h: stage.bust ? 420 : 500,
      stretch: false,
      area: { x: 85, y: 130, w: 680, h: 430 },
    });
    flank(stage, dog, [bookStack, gift], rim, 130, 130);
    peek(stage, dog, rim, { clip: above(rim) });
    stage.draw(rect(75, rim, 700, 32, 8), { line: 1.2 });
    paws(stage, dog, rim);
    stage.heading(words('next', stage.name), 98, 640, 38);
  },
};

/** A thought bubble to draw in. */
export const dream: Look = {
  id: 'dream',
  title: 'What does your dog dream of?',
  family: 'puzzles',
  draw(stage) {
    stage.draw(scallop(425, 305, 290, 140, 15, 0.75, 0.2), { line: 1.3 });
    const rim = 930;
    const dog = stage.stand({
      x: stage.bust ? 425 : 345,
      rim,
      hide: stage.bust ? 0.06 : 0.16,
      w: 500,
      h: 480,
      stretch: false,
    });
    const [hx, hy] = dog.head.top;
    for (const [t, r] of [
      [0.2, 15],
      [0.48, 22],
      [0.8, 30],
    ] as const)
      stage.draw(scallop(hx + 30 + (620 - hx) * t, hy - 24 + (490 - hy) * t, r, r * 0.85, 6, 0.7));
    stage
      .draw(
        path(
          `M84 ${rim + 20}C70 ${rim - 190} 190 ${rim - 200} 425 ${rim - 200}C660 ${rim - 200} 780 ${rim - 190} 766 ${rim + 20}Z`,
        ),
        { line: 1.1 },
      )
      .trace(
        path(
          `M134 ${rim + 10}C126 ${rim - 140} 210 ${rim - 150} 425 ${rim - 150}C640 ${rim - 150} 724 ${rim - 140} 716 ${rim + 10}`,
        ),
        0.9,
      );
    peek(stage, dog, rim, { clip: above(rim) }, [96, 754]);
    stage.draw(
      path(
        `M78 ${rim}C200 ${rim - 24} 650 ${rim - 24} 772 ${rim}C780 ${rim + 50} 760 1022 700 1022L150 1022C90 1022 70 ${rim + 50} 78 ${rim}Z`,
      ),
      { line: 1.1 },
    );
    for (let i = 0; i < 5; i++) stage.put(i % 2 ? bone : heartToken, 170 + i * 128, 974, 64);
    for (const [x, y] of [
      [640, 690],
      [700, 620],
      [590, 745],
    ] as const)
      if (x > dog.box.x + dog.box.w + 20) stage.labels([['Z', x, y]], 40 + (x - 600) * 0.2);
    stage.heading(words('dream', stage.name), 105, 660);
  },
};

/** A board game from start to bone around the dog. */
export const boardGame: Look = {
  id: 'board-game',
  title: 'Board game',
  family: 'puzzles',
  draw(stage) {
    const [cols, rows, s] = [5, 7, 139];
    const [x0, y0] = [77, 63];
    const ring: [number, number][] = [];
    for (let c = 0; c < cols; c++) ring.push([c, rows - 1]);
    for (let r = rows - 2; r >= 0; r--) ring.push([cols - 1, r]);
    for (let c = cols - 2; c >= 0; c--) ring.push([c, 0]);
    for (let r = 1; r < rows - 2; r++) ring.push([0, r]);
    ring.forEach(([c, r], i) => {
      const [x, y] = [x0 + (c + 0.5) * s, y0 + (r + 0.5) * s];
      stage.draw(rect(x - s / 2, y - s / 2, s, s), { line: 1.05 });
      if (i === ring.length - 1) stage.put(bone, x, y, 60);
      else if (i % 7 === 4) stage.put(paw, x, y, 74);
      else if (i % 9 === 6) stage.draw(star(x, y, 36, 16, 5));
      else if (i % 11 === 8) stage.draw(heart(x, y, 62));
      else stage.labels([[String(i + 1), x, y]], 34);
    });
    const area = { x: 228, y: 214, w: 394, h: 672 };
    stage.draw(rect(area.x - 8, area.y - 8, area.w + 16, area.h + 16, 24), { line: 1.1 });
    stage
      .draw(rect(250, 270, 100, 100, 20))
      .draw(circle(300, 320, 15))
      .draw(rect(500, 270, 100, 100, 20))
      .draw(circle(527, 297, 13))
      .draw(circle(573, 343, 13));
    const hole = rect(area.x - 8, area.y - 8, area.w + 16, area.h + 16, 24);
    stage.show(
      stage.stand({
        ground: 862,
        w: 370,
        h: 500,
        crop: true,
        sink: 30,
        float: 0.4,
        stretch: false,
        area,
      }),
      { clip: toPathData(hole) },
    );
    stage.trace(hole, 1.1);
  },
};

/** The dog above its name in letters to trace and color. */
export const nameTag: Look = {
  id: 'name-tag',
  title: 'Name to color',
  family: 'puzzles',
  draw(stage) {
    const rim = 628;
    const dog = stage.stand({
      x: cutAside(stage) ? 425 : 350,
      rim,
      hide: stage.bust ? 0.06 : 0.22,
      w: cutAside(stage) ? 550 : 600,
      h: stage.bust ? 520 : 600,
      stretch: false,
    });
    garland(stage, 96, 6);
    flank(stage, dog, [balloon, balloon], 400, 110, 100);
    peek(stage, dog, rim, {}, [112, 738]);
    stage.draw(rect(75, rim, 700, 300, 40), { line: 1.3 }).trace(rect(93, 646, 664, 264, 28), 0.8);
    const named = stage.text(
      words('dog', stage.name),
      { x: 425, y: 778, width: 610, height: 190 },
      1.2,
    );
    if (!named) for (const x of [230, 425, 620]) stage.put(bone, x, 778, 110);
    paws(stage, dog, rim);
    for (let i = 0; i < 7; i++)
      stage.put(i % 2 ? bone : heartToken, 119 + i * 102, 979, i % 2 ? 62 : 66);
    stage.mat(rounded(30));
  },
};
