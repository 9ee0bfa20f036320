import { circle, path, rect } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { rounded } from '../parts/frames';
import { headphones } from '../parts/headphones';
import { paws, showBehindRim } from '../parts/rim';
import { musicNotes, note } from '../props/things';
import { starToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** Draws circles around one center, from the largest to the smallest radius. */
function rings(stage: Stage, x: number, y: number, radii: readonly number[]): void {
  for (const r of radii) stage.draw(circle(x, y, r));
}

/** The dog as a disc jockey at the turntables, between two loudspeakers. */
export const music: Look = {
  id: 'music',
  number: 61,
  title: 'Play it loud',
  family: 'portraits',
  need: 'head',
  young: {
    things: [note, starToken],
    layout: vesselLayout((x, rim, base, half) => [
      rect(x - half * 0.94, rim, half * 1.88, base - rim, 20),
      rect(x - half, rim, half * 2, 80, 30),
      rect(x - half, base - 80, half * 2, 80, 30),
    ]),
    number: 24,
  },
  draw(stage) {
    const { rich } = stage;
    const top = rich ? 330 : 400;
    for (const x of [172, 678]) {
      stage.draw(rect(x - 95, top, 190, 890 - top, 16), { line: 1.1 });
      rings(stage, x, 760, rich ? [86, 53, 21] : [86, 31]);
      if (rich) rings(stage, x, 420, [34, 13]);
      rings(stage, x, rich ? 570 : 530, rich ? [60, 24] : [69, 26]);
    }
    for (const [prop, x, y, s, rotation] of rich
      ? ([
          [musicNotes, 150, 190, 110, -0.15],
          [note, 300, 150, 100, 0.1],
          [note, 560, 160, 110, -0.1],
          [note, 700, 200, 120, 0.2],
        ] as const)
      : ([
          [musicNotes, 150, 250, 140, -0.15],
          [note, 300, 150, 120, 0.1],
          [musicNotes, 690, 220, 140, 0.1],
        ] as const))
      stage.put(prop, x, y, s, { rotation });
    const dog = stage.stand({
      x: 470,
      rim: 810,
      hide: stage.bust ? 0.06 : 0.24,
      w: 520,
      h: 600,
      stretch: false,
    });
    showBehindRim(stage, dog, 810);
    headphones(stage, dog);
    stage.draw(rect(78, 810, 694, 212, 28), { line: 1.1 });
    paws(stage, dog, 812);
    for (const x of [215, 635]) {
      rings(stage, x, 920, rich ? [92, 62, 24] : [92, 30]);
      stage.draw(path(`M${x + 96} 850L${x + 104} 856L${x + 60} 930L${x + 50} 924Z`));
    }
    const [sliders, step, sliderWidth, sliderHeight] = rich ? [4, 40, 26, 120] : [3, 54, 32, 140];
    for (let i = 0; i < sliders; i++) {
      const x = 425 + (i - (sliders - 1) / 2) * step;
      stage
        .draw(rect(x - sliderWidth / 2, 840, sliderWidth, sliderHeight, 10), { line: 0.8 })
        .draw(rect(x - sliderWidth / 2 - 5, 860 + ((i * 37) % 70), sliderWidth + 10, 24, 8));
    }
    if (rich) for (const x of [380, 425, 470]) stage.draw(circle(x, 990, 17));
    stage.mat(rounded(30));
  },
};
