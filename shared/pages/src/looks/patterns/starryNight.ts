import { circle, path, catmullRom, star } from '@scribblepup/imaging/curves/shapes';
import { AREA, right } from '../../canvas/sheet';
import type { Look } from '../types/look';
import { spiral } from '../parts/tiles';
import { trim } from '../parts/trim';
import { moonToken, starToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** A night sky of swirls over hills, after Van Gogh, with a cypress. */
export const starryNight: Look = {
  id: 'starry-night',
  number: 34,
  title: 'Starry swirls',
  family: 'patterns',
  young: {
    title: 'My star',
    things: [moonToken, starToken],
    layout: peephole(
      circle(425, 570, 215),
      [0, star(425, 570, 385, 270, 5)],
      [2, star(150, 190, 76, 36, 5)],
      [2, star(700, 190, 76, 36, 5)],
    ),
    number: 48,
  },
  draw(stage) {
    const n = stage.rich ? 8 : 3;
    for (let i = 0; i < n; i++) {
      const y = stage.rich ? AREA.y + i * 100 : AREA.y + 120 + i * 195;
      const points: number[] = [];
      for (let x = AREA.x - 30; x <= right(AREA) + 40; x += 58)
        points.push(x, y + Math.sin(x / 84 + i * 0.55) * 24);
      stage.stroke(catmullRom(points), 0.9);
      if (i === 3) trim(stage, catmullRom(points), 'scallops', 58, { height: 44 });
    }
    const swirls = [
      [215, 235, 130],
      [615, 190, 104],
    ];
    if (stage.rich) swirls.push([690, 470, 84]);
    else
      for (const [x, y] of [
        [435, 320],
        [690, 470],
        [140, 500],
      ] as const)
        stage.thing(() => stage.draw(star(x, y, 46, 21, 5)));
    for (const [x, y, r] of swirls)
      stage.thing(() => {
        if (r > 110) trim(stage, circle(x, y, r), 'drops', 58, { height: 42, left: true });
        stage
          .draw(circle(x, y, r))
          .stroke(spiral(x, y, 8, r - 8, r / (stage.rich ? 2.4 : 1.7), x), 1);
      });
    stage.draw(path('M50 800C180 720 330 760 430 790C560 830 700 740 800 770L800 1060L50 1060Z'));
    if (stage.rich)
      stage.stroke(path('M60 880C200 826 340 860 440 880C580 908 690 846 800 862'), 0.9);
    stage.show(stage.stand({ x: 500, ground: 960, w: 470, h: 590 }));
    stage.draw(
      path(
        'M92 1000C80 860 120 800 108 690C140 740 150 700 152 620C176 720 190 740 206 700C200 800 236 880 214 1000Z',
      ),
    );
    if (stage.rich) stage.stroke(path('M150 990C140 900 160 840 152 740'), 0.9);
    stage.draw(path('M50 985C200 965 360 1000 500 985C640 970 720 985 800 975L800 1060L50 1060Z'));
    stage.frame(30);
  },
};
