import { offsetRing, resampleRing } from '@scribblepup/imaging/curves/rings';
import { circle, path } from '@scribblepup/imaging/curves/shapes';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { ball, bone } from '../props/things';
import { behindLayout } from '../young/standing';

/** A dot-to-dot bone, and the dog that waits for it. */
export const dotBone: Look = {
  id: 'dot-bone',
  number: 47,
  title: 'Dot-to-dot bone',
  family: 'puzzles',
  young: { title: 'A big bone', things: [bone], layout: behindLayout, number: 6 },
  draw(stage) {
    const dog = stage.stand({
      ground: 935,
      w: 480,
      h: 420,
      mirror: false,
      area: { x: 75, y: 400, w: 700, h: 625 },
    });
    const ring = resampleRing(
      [
        150, -46, 180, -110, 250, -96, 250, -36, 276, 0, 250, 36, 250, 96, 180, 110, 150, 46, -150,
        46, -180, 110, -250, 96, -250, 36, -276, 0, -250, -36, -250, -96, -180, -110, -150, -46,
      ],
      30,
    );
    const dots: [number, number][] = [];
    for (let i = 0; i < ring.length; i += 2) dots.push([425 + ring[i], 290 + ring[i + 1]]);
    stage.drawAll(
      dots.map(([x, y]) => circle(x, y, 4.2)),
      { fill: 'black', line: 0 },
    );
    const numberRing = offsetRing(ring, 18);
    stage.labels(
      dots.map(
        (_, i) => [String(i + 1), 425 + numberRing[2 * i], 290 + numberRing[2 * i + 1]] as const,
      ),
      13,
    );
    stage.draw(path('M50 860C200 830 330 870 480 845C620 825 720 860 800 840L800 1060L50 1060Z'));
    stage.show(dog);
    stage.draw(path('M50 960C200 935 340 970 480 950C620 932 720 968 800 945L800 1060L50 1060Z'));
    stage.put(ball, 150, 968, 84).put(bone, 680, 982, 70, { rotation: -0.3 });
    stage.heading(textFor('connect', stage.name), 122);
    stage.frame(26);
  },
};
