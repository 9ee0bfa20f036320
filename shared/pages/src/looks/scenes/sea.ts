import type { Path } from '@scribblepup/imaging/curves/path';
import { circle, path, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { ticket } from '../parts/frames';
import { hills } from '../parts/ground';
import { bubble, fish, shell, starfish, treasure } from '../props/things';
import { peephole } from '../young/framed';

const weed = (x: number, y: number, h: number, w: number): Path => {
  const side = (s: number): number[] =>
    [0, 0.25, 0.5, 0.75].flatMap((t, i) => [
      x + s * w * (1 - t) + (i % 2 === 0 ? -1 : 1) * 16,
      y - h * t,
    ]);
  const left = side(-1);
  const right = side(1);
  const back: number[] = [];
  for (let i = right.length - 2; i >= 0; i -= 2) back.push(right[i], right[i + 1]);
  const up = catmullRom([...left, x, y - h, ...back]);
  return { ops: `${up.ops}Z`, xy: up.xy };
};

/** The dog at the bottom of the sea, between fish, seaweed and a treasure. */
export const sea: Look = {
  id: 'sea',
  number: 24,
  title: 'Under the sea',
  family: 'scenes',
  need: 'whole',
  young: {
    title: 'In the sea',
    things: [fish, shell, starfish],
    layout: peephole(
      circle(370, 545, 220),
      [0, 'M600 540L775 330C745 480 745 620 775 750Z'],
      [
        0,
        'M75 545C130 320 270 255 400 255C560 255 640 430 690 545C640 660 560 835 400 835C270 835 130 770 75 545Z',
      ],
      [2, 'M300 265C330 165 440 145 520 175C500 215 480 245 470 275Z'],
      [1, circle(660, 180, 66)],
      [2, circle(560, 940, 52)],
    ),
    number: 41,
  },
  draw(stage) {
    stage
      .put(fish, 205, 270, 150)
      .put(fish, 655, 220, 120, { mirror: true })
      .put(fish, 690, 500, 120);
    for (const [x, y, s] of [
      [420, 150, 60],
      [560, 370, 52],
      [125, 480, 60],
    ] as const)
      stage.put(bubble, x, y, s);
    hills(stage, [840, 800, 830, 850, 810, 790]);
    for (const [x, h, w] of [
      [130, 330, 26],
      [660, 260, 22],
      [730, 360, 28],
    ] as const)
      stage.draw(weed(x, 960, h, w));
    const dog = stage.stand({ x: 425, ground: 880, w: 500, h: 600, sink: 30 });
    stage.show(dog);
    stage.draw(
      path(
        'M92 1040C60 960 110 930 128 880C140 920 150 930 152 900C160 860 190 900 182 940C200 910 226 930 206 980C230 990 214 1030 204 1040Z',
      ),
    );
    hills(stage, [900, 885, 880, 895, 880, 850]);
    stage
      .put(treasure, 630, 1005, 195)
      .put(shell, 300, 965, 100, { rotation: -0.2 })
      .put(starfish, 450, 975, 84, { rotation: 0.4 });
    stage.frame(ticket(56));
  },
};
