import { toPathData } from '@scribblepup/imaging/curves/path';
import {
  circle,
  heart,
  path,
  polygon,
  rect,
  scallop,
  star,
} from '@scribblepup/imaging/curves/shapes';
import { isInAny, outlinesAround } from '../../canvas/placedDog';
import type { Stage } from '../../canvas/stage';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { poissonDiskSample } from '../parts/voronoi';
import { bone } from '../props/things';
import { boneToken, heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

type Draw = (stage: Stage, x: number, y: number, s: number, rotation: number) => void;

const KINDS: readonly Draw[] = [
  (stage, x, y, s, rotation) => void stage.put(bone, x, y, s * 0.72, { rotation }),
  (stage, x, y, s, rotation) =>
    void stage
      .draw(circle(x, y, s * 0.43))
      .stroke(
        path(
          `M${x - Math.cos(rotation) * s * 0.43} ${y - Math.sin(rotation) * s * 0.43}Q${x - Math.sin(rotation) * s * 0.3} ${y + Math.cos(rotation) * s * 0.3} ${x + Math.cos(rotation) * s * 0.43} ${y + Math.sin(rotation) * s * 0.43}`,
        ),
      ),
  (stage, x, y, s) => void stage.draw(heart(x, y, s * 0.92)),
  (stage, x, y, s, rotation) => void stage.draw(star(x, y, s * 0.52, s * 0.24, 5, rotation - 1.57)),
  (stage, x, y, s, rotation) =>
    void stage
      .draw(scallop(x, y, s * 0.36, s * 0.36, 6, 0.9, rotation))
      .draw(circle(x, y, s * 0.19)),
  (stage, x, y, s) =>
    void stage.draw(polygon([x, y - s * 0.48, x + s * 0.38, y, x, y + s * 0.48, x - s * 0.38, y])),
];

/** Large things all around the dog, some of them to count; a child writes the numbers below. */
export const search: Look = {
  id: 'search',
  number: 15,
  title: 'Search and count',
  family: 'puzzles',
  need: 'face',
  young: {
    title: 'Tea time',
    things: [boneToken, heartToken],
    layout: peephole(
      circle(400, 630, 215),
      [1, circle(400, 260, 70)],
      [
        0,
        'M600 560C690 560 690 430 775 430C760 580 720 720 610 740ZM200 520C60 470 60 760 210 740L200 670C120 690 110 560 200 590Z',
      ],
      [
        0,
        'M250 320L550 320C640 420 690 520 690 640C690 830 610 980 500 980L300 980C190 980 110 830 110 640C110 520 160 420 250 320Z',
      ],
    ),
    number: 34,
  },
  draw(stage) {
    const { area, rng } = stage;
    // The first kinds are the ones to count.
    const countedKinds = stage.rich ? 4 : 3;
    const size = stage.rich ? 94 : 118;
    const box = { x: area.x, y: area.y + 74, w: area.w, h: area.h - 190 };
    const dog = stage.stand({
      ground: box.y + box.h - 26,
      w: 430,
      h: 540,
      crop: true,
      sink: 26,
      stretch: false,
      area: box,
    });
    const keepOff = outlinesAround(dog, size * 0.56);
    const room = {
      x: box.x + size * 0.6,
      y: box.y + size * 0.6,
      w: box.w - size * 1.2,
      h: box.h - size * 1.2,
    };
    const places = poissonDiskSample(rng, room, size * 1.04).filter(
      (point) => !isInAny(keepOff, point),
    );
    places.forEach(([x, y], i) =>
      // Each kind to count occurs at least once, if there is room for that many things.
      KINDS[i < countedKinds ? i : rng.integer(0, KINDS.length - 1)](
        stage,
        x,
        y,
        size * rng.between(0.86, 1),
        rng.between(-0.7, 0.7),
      ),
    );
    stage.show(dog, {
      clip: toPathData(rect(box.x, box.y, box.w, box.h)),
    });
    stage.stroke(rect(box.x, box.y, box.w, box.h, 22), 1.3);
    stage.heading(textFor('search', stage.name), area.y + 34);
    for (let i = 0; i < countedKinds; i++) {
      const x = area.x + (area.w * (i + 0.5)) / countedKinds;
      KINDS[i](stage, x - 40, 973, 66, 0);
      stage.draw(rect(x + 6, 940, 66, 66, 10));
    }
  },
};
