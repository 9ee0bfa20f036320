import { circle, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { paws, peek } from '../parts/peek';
import { wear } from '../parts/wearing';
import { musicNotes, note } from '../props/things';
import { starToken } from '../props/tokens';
import { headphones } from '../props/wear';
import { inside } from '../young/seated';

export const music: Look = {
  id: 'music',
  number: 61,
  title: 'Play it loud',
  family: 'portraits',
  need: 'head',
  young: {
    things: [note, starToken],
    layout: inside((x, rim, low, half) => [
      rect(x - half * 0.94, rim, half * 1.88, low - rim, 20),
      rect(x - half, rim, half * 2, 80, 30),
      rect(x - half, low - 80, half * 2, 80, 30),
    ]),
    place: 24,
  },
  draw(stage) {
    for (const [x, y, r] of [
      [150, 640, 86],
      [700, 640, 86],
    ] as const) {
      stage.draw(rect(x - 95, 330, 190, 560, 16), { line: 1.1 });
      stage
        .draw(circle(x, y + 120, r))
        .draw(circle(x, y + 120, r * 0.62))
        .draw(circle(x, y + 120, r * 0.24))
        .draw(circle(x, y - 70, r * 0.7))
        .draw(circle(x, y - 70, r * 0.28))
        .draw(circle(x, y - 220, 34))
        .draw(circle(x, y - 220, 13));
    }
    for (const [x, y, s, t] of [
      [150, 190, 110, -0.15],
      [300, 150, 100, 0.1],
      [560, 160, 110, -0.1],
      [700, 200, 120, 0.2],
    ] as const)
      stage.put(x % 20 === 0 ? note : musicNotes, x, y, s, { turn: t });
    const dog = stage.stand({
      x: 470,
      rim: 810,
      hide: stage.bust ? 0.06 : 0.24,
      w: 520,
      h: 600,
      stretch: false,
    });
    peek(stage, dog, 810);
    wear(stage, dog, headphones, { size: 0.95, sink: 0.04 });
    stage.draw(rect(60, 810, 730, 250, 10), { line: 1.1 });
    paws(stage, dog, 812);
    for (const x of [215, 635])
      stage
        .draw(circle(x, 920, 92))
        .draw(circle(x, 920, 62), { line: 0.8 })
        .draw(circle(x, 920, 24))
        .draw(path(`M${x + 96} 850L${x + 104} 856L${x + 60} 930L${x + 50} 924Z`));
    for (let i = 0; i < 4; i++)
      stage
        .draw(rect(350 + i * 40, 840, 26, 120, 10), { line: 0.8 })
        .draw(rect(345 + i * 40, 860 + ((i * 37) % 70), 36, 22, 8));
    stage
      .draw(circle(380, 990, 17))
      .draw(circle(425, 990, 17))
      .draw(circle(470, 990, 17));
    stage.mat(rounded(30));
  },
};
