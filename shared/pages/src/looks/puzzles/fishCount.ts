import { ellipse, path, rect } from '@scribblepup/imaging/curves/shapes';
import { isInAny, outlinesAround } from '../../canvas/placedDog';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isCroppedAtSide } from '../parts/crops';
import { rounded } from '../parts/frames';
import { hills } from '../parts/ground';
import { poissonDiskSample } from '../parts/voronoi';
import { bubble, shell } from '../props/things';
import { fishToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

const KINDS = [fishToken, starToken, shell, fishToken, bubble, fishToken] as const;

/** Large fish to count under water. */
export const fishCount: Look = {
  id: 'fish-count',
  number: 87,
  title: 'How many fish?',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'Fish bowl',
    things: [fishToken, fishToken, fishToken],
    layout: peephole(
      ellipse(425, 620, 260, 250),
      [
        0,
        'M180 250L670 250C750 340 775 480 775 620C775 840 620 1000 425 1000C230 1000 75 840 75 620C75 480 100 340 180 250Z',
      ],
      [1, rect(140, 170, 570, 90, 40)],
    ),
    number: 90,
  },
  draw(stage) {
    const { area, rng } = stage;
    hills(stage, [790, 830, 800, 780, 810]);
    for (const [x, h] of [
      [118, 300],
      [190, 200],
      [668, 220],
      [738, 320],
    ] as const)
      stage.draw(
        path(
          `M${x - 26} 900C${x - 44} ${900 - h * 0.35} ${x + 14} ${900 - h * 0.5} ${x - 12} ${900 - h}C${x + 34} ${900 - h * 0.6} ${x} ${900 - h * 0.4} ${x + 28} 900Z`,
        ),
      );
    const dog = stage.stand({
      ground: 888,
      w: 500,
      h: 560,
      sink: 40,
      area: { x: area.x, y: area.y, w: area.w, h: area.h - 110 },
    });
    const keepOff = outlinesAround(dog, 84);
    poissonDiskSample(rng, { x: area.x + 78, y: area.y + 130, w: area.w - 156, h: 560 }, 168)
      .filter((point) => !isInAny(keepOff, point))
      .forEach(([x, y], i) => {
        const prop = KINDS[i % KINDS.length];
        stage.put(prop, x, y, prop === fishToken ? rng.between(118, 136) : rng.between(76, 92), {
          mirror: rng() < 0.5,
          rotation: rng.between(-0.25, 0.25),
        });
      });
    stage.show(dog);
    hills(stage, [895, 905, 900, 895, 905]);
    [fishToken, starToken, shell].forEach((prop, i) =>
      stage
        .put(prop, 150 + i * 235, 968, prop === fishToken ? 84 : 66)
        .draw(rect(206 + i * 235, 930, 76, 76, 12)),
    );
    stage.heading(textFor('search', ''), 105, 560, 36);
    if (isCroppedAtSide(stage)) stage.frame(30);
    else stage.mat(rounded(30));
  },
};
