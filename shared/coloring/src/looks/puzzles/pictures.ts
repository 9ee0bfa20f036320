import { toPathData } from '../../compose/curve';
import { circle, heart, land, path, rect, scallop, star } from '../../compose/shapes';
import { words } from '../../lettering/texts';
import type { Stage } from '../../compose/stage';
import type { Box } from '../../compose/sheet';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { wear } from '../parts/wearing';
import { bush, cloud, plainSun, roundTree } from '../props/nature';
import { ball, balloon, bone, gift, paw } from '../props/things';
import { appleToken, ballToken, boneToken, eggToken, heartToken, moonToken, starToken } from '../props/tokens';
import { bobbleHat, bunnyEars, cowboyHat, crown, topHat, wizardHat } from '../props/wear';
import type { Prop } from '../../compose/prop';

/** The dog in a box, its lower edge hidden by the box where it is a bust. */
function framed(stage: Stage, box: Box, mirror: boolean, share = 0.8, hat?: Prop): void {
  const hole = rect(box.x, box.y, box.w, box.h, 14);
  stage.draw(hole);
  const dog = stage.stand({ ground: box.y + box.h - 14, w: box.w * 0.82, h: box.h * share, crop: true, sink: 16, float: 0.4, stretch: false, mirror, area: box });
  stage.show(dog, { clip: toPathData(hole), detail: dog.item.detail * 0.1 });
  if (hat) wear(stage, dog, hat, { size: Math.min(0.8, (box.w * 0.46) / dog.head.width), sink: 0.1 });
  stage.trace(hole, 1.1);
}

/** The wizard's hat without its stars: they would be too small. */
const pointed: Prop = wizardHat.slice(0, 2);

/** Six dogs with hats, two of them the same. */
export const twins: Look = {
  id: 'twins',
  title: 'Find the twins',
  family: 'puzzles',
  draw(stage) {
    const hats = stage.rng.shuffle([pointed, crown, topHat, bunnyEars, cowboyHat, crown]);
    const [w, h] = [224, 400];
    hats.forEach((hat, i) => framed(stage, { x: 75 + (i % 3) * 238, y: 175 + Math.floor(i / 3) * (h + 24), w, h }, stage.rng() < 0.01, 0.68, hat));
    stage.heading(words('twins', stage.name), 118);
  },
};

/** Rows that go on: what comes next? The empty box is for drawing. */
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
      const y = 650 + r * 146;
      row.forEach((prop, c) => stage.put(prop, 134 + c * 114, y, 102));
      stage.draw(rect(668, y - 52, 104, 104, 14), { line: 1.2 }).labels([['?', 720, y]], 44);
    });
    const dog = stage.stand({ ground: 545, w: 420, h: 360, crop: true, sink: 26, stretch: false, area: { x: 85, y: 160, w: 680, h: 400 } });
    stage.show(dog);
    stage.draw(path('M75 548L775 548L775 566L75 566Z'));
    stage.heading(words('next', stage.name), 98, 640, 38);
  },
};

/** A thought bubble to draw in. */
export const dream: Look = {
  id: 'dream',
  title: 'What does your dog dream of?',
  family: 'puzzles',
  draw(stage) {
    stage.draw(scallop(425, 370, 290, 190, 15, 0.75, 0.2), { line: 1.3 });
    const dog = stage.stand({ x: 330, ground: 985, w: 430, h: 350, stretch: false, sink: 44 });
    for (const [t, r] of [[0.25, 16], [0.5, 24], [0.78, 34]] as const) stage.draw(scallop(dog.head.top[0] + (560 - dog.head.top[0]) * t, dog.head.top[1] - 20 + (570 - dog.head.top[1]) * t, r, r * 0.85, 6, 0.7));
    stage.draw(path('M110 985C100 920 160 900 425 900C690 900 750 920 740 985L720 1022L130 1022Z'), { line: 1.1 }).trace(path('M150 985C200 950 650 950 700 985'), 0.9);
    stage.show(dog);
    stage.draw(path('M110 985L740 985L720 1022L130 1022Z'), { line: 1.1 });
    for (const [x, y] of [[650, 800], [715, 740], [600, 860]] as const) stage.labels([['Z', x, y]], 34 + (x - 600) * 0.2);
    stage.heading(words('dream', stage.name), 105, 660);
  },
};

/** Three shadows as outlines; one is the dog's own. */
export const shadows: Look = {
  id: 'shadows',
  title: 'Whose shadow is it?',
  family: 'puzzles',
  draw(stage) {
    const order = stage.rng.shuffle([0, 1, 2]);
    const boxes = order.map((_, i) => ({ x: 75 + i * 238, y: 690, w: 224, h: 300 }));
    order.forEach((kind, i) => {
      const box = boxes[i]!;
      stage.draw(rect(box.x, box.y, box.w, box.h, 16), { line: 1.1 });
      const shelf = rect(box.x, box.y + box.h - 54, box.w, 54, 16);
      if (!stage.bust) stage.draw(shelf);
      const dog = stage.stand({ ground: box.y + box.h - 20, w: 184, h: 236, sink: -6, float: 0.4, stretch: false, mirror: kind === 2, area: box });
      stage.show(dog, { parts: 'outline', halo: 0, outline: stage.width(3.4) });
      if (stage.bust) stage.draw(shelf);
      if (kind === 1) wear(stage, dog, bobbleHat, { size: 0.7 });
      stage.labels([[['A', 'B', 'C'][i]!, box.x + 26, box.y + 30]], 26);
    });
    const big = { x: 75, y: 165, w: 700, h: 495 };
    stage.draw(rect(big.x, big.y, big.w, big.h, 20));
    stage.draw(land([big.x, 540, 260, 500, 480, 545, big.x + big.w, 505], big.y + big.h), { clip: toPathData(rect(big.x, big.y, big.w, big.h, 20)) });
    stage.put(plainSun(12), 165, 255, 60).put(cloud, 330, 215, 70).put(cloud, 650, 240, 110).put(roundTree, 672, 640, 110);
    const dog = stage.stand({ x: 400, ground: 636, w: 420, h: 430, crop: true, sink: 30, float: 0.2, stretch: false, mirror: false, area: big });
    stage.show(dog, { clip: toPathData(rect(big.x, big.y, big.w, big.h, 20)) });
    stage.put(bush, 178, 652, 92).trace(rect(big.x, big.y, big.w, big.h, 20), 1.1);
    stage.heading(words('shadows', stage.name), 118);
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
      stage.draw(rect(x - 62, y - 62, 124, 124, 20), { line: 1.05 });
      if (i === ring.length - 1) stage.put(bone, x, y, 60);
      else if (i % 7 === 4) stage.put(paw, x, y, 74);
      else if (i % 9 === 6) stage.draw(star(x, y, 36, 16, 5));
      else if (i % 11 === 8) stage.draw(heart(x, y, 62));
      else stage.labels([[String(i + 1), x, y]], 34);
    });
    const area = { x: 228, y: 214, w: 394, h: 672 };
    stage.draw(rect(area.x - 8, area.y - 8, area.w + 16, area.h + 16, 24), { line: 1.1 });
    stage.draw(rect(250, 270, 100, 100, 20)).draw(circle(300, 320, 15)).draw(rect(500, 270, 100, 100, 20)).draw(circle(527, 297, 13)).draw(circle(573, 343, 13));
    const hole = rect(area.x - 8, area.y - 8, area.w + 16, area.h + 16, 24);
    stage.show(stage.stand({ ground: 862, w: 370, h: 500, crop: true, sink: 30, float: 0.4, stretch: false, area }), { clip: toPathData(hole) });
    stage.trace(hole, 1.1);
  },
};

/** Draw along: the dog on squares, empty squares beside it. */
export const copyGrid: Look = {
  id: 'copy-grid',
  title: 'Copy the drawing',
  family: 'puzzles',
  draw(stage) {
    const n = stage.simple ? 4 : 6;
    const size = 405;
    const grid = (x: number, y: number): void => {
      const step = size / n;
      let d = '';
      for (let i = 1; i < n; i++) d += `M${x + i * step} ${y}L${x + i * step} ${y + size}M${x} ${y + i * step}L${x + size} ${y + i * step}`;
      stage.trace(path(d), 0.5).trace(rect(x, y, size, size), 1.2);
      stage.labels(Array.from({ length: n }, (_, i) => ['ABCDEF'[i]!, x + (i + 0.5) * step, y - 16] as const), 15);
      stage.labels(Array.from({ length: n }, (_, i) => [String(i + 1), x - 16, y + (i + 0.5) * step] as const), 15);
    };
    const box = { x: 110, y: 110, w: size, h: size };
    stage.draw(rect(box.x, box.y, size, size));
    stage.show(stage.stand({ ground: box.y + size - 12, w: size * 0.92, h: size * 0.92, crop: true, sink: 14, float: 0.5, stretch: false, area: box }), { halo: 0, clip: toPathData(rect(box.x, box.y, size, size)) });
    grid(box.x, box.y);
    grid(365, 600);
    stage.put(balloon, 665, 250, 130).put(ball, 180, 930, 110).put(bone, 195, 730, 84, { turn: -0.5 }).put(gift, 665, 560, 90);
  },
};

/** A page for the name: letters to trace and color, the dog above. */
export const nameTag: Look = {
  id: 'name-tag',
  title: 'Name to color',
  family: 'puzzles',
  draw(stage) {
    const dog = stage.stand({ rim: 640, hide: stage.bust ? 0.06 : 0.24, w: 520, h: 560, stretch: false });
    for (const [x, y, t] of [[150, 200, -0.4], [700, 200, 0.4], [140, 440, 0.3], [710, 440, -0.3]] as const) stage.put(paw, x, y, 96, { turn: t });
    stage.show(dog);
    stage.draw(rect(75, 628, 700, 300, 40), { line: 1.3 }).trace(rect(93, 646, 664, 264, 28), 0.8);
    const named = stage.text(words('dog', stage.name), { x: 425, y: 778, width: 610, height: 190 }, 1.2);
    if (!named) for (const x of [230, 425, 620]) stage.put(bone, x, 778, 110);
    for (let i = 0; i < 8; i++) stage.draw(heart(118 + i * 88, 975, 58));
    stage.mat(rounded(30));
  },
};
