import { grown, resampled, signedArea } from '@scribblepup/imaging/curves/rings';
import { circle, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { words } from '../../lettering/texts';
import type { Look } from '../types/look';
import { bush, cloud, plainSun } from '../props/nature';
import { ball } from '../props/things';
import { appleToken, ballToken, boneToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** The outline as numbered dots; the face and the coat are already drawn. */
export const connect: Look = {
  id: 'connect',
  number: 3,
  title: 'Connect the dots',
  family: 'puzzles',
  gates: 'dots',
  young: {
    title: 'In the ball',
    things: [appleToken, ballToken, boneToken],
    layout: peephole(
      circle(425, 550, 200),
      [0, circle(425, 550, 348)],
      [1, 'M160 320C300 440 300 660 160 780M690 320C550 440 550 660 690 780'],
    ),
    place: 27,
  },
  draw(stage) {
    const dog = stage.stand({ ground: 935, w: 640, h: 680, sink: -70, float: 0.4, stretch: false });
    stage.put(cloud, 195, 235, 160).put(plainSun(8), 685, 220, 60);
    stage
      .trace(catmullRom([75, 955, 250, 940, 425, 958, 600, 940, 775, 955]))
      .put(bush, 170, 1000, 96)
      .put(ball, 690, 975, 100);
    stage.show(dog, { parts: 'inside' });
    const ring = dog.rings[0] ?? [];
    const n = 52;
    const turned =
      signedArea(ring) > 0
        ? ring
        : ring.toReversed().flatMap((_, i, all) => (i % 2 === 0 ? [all[i + 1], all[i]] : []));
    const dots = resampled(turned, n);
    const labels = grown(dots, 17);
    const marks = [];
    for (let i = 0; i < n; i++) marks.push(circle(dots[2 * i], dots[2 * i + 1], 4.2));
    stage.drawAll(marks, { fill: 'black', line: 0 });
    stage.labels(
      dots
        .slice(0, n)
        .map(
          (_, i) =>
            [
              String(i + 1),
              Math.max(90, Math.min(760, labels[2 * i])),
              Math.min(1015, labels[2 * i + 1]),
            ] as const,
        ),
      12,
    );
    stage.heading(words('connect', stage.name), 112).frame(26);
  },
};
