import { circle, path, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { membersOf } from '../../canvas/placedDog';
import { noseOf } from '../../canvas/sheetHead';
import type { Look } from '../types/look';
import { showBehindRim } from '../parts/rim';
import { trim } from '../parts/trim';
import { bubble, duck } from '../props/things';
import { ballToken } from '../props/tokens';
import { vesselLayout } from '../young/seated';

/** A tiled bathroom with a tub as wide as the dog needs and foam over its rim. */
export const bath: Look = {
  id: 'bath',
  number: 8,
  title: 'Bath time',
  family: 'scenes',
  two: 'over',
  young: {
    things: [duck, bubble, ballToken],
    layout: vesselLayout((x, rim, base, half) => [
      path(
        `M${x - half * 0.86} ${rim + 40}C${x - half * 0.86} ${base - 40} ${x - half * 0.7} ${base} ${x - half * 0.5} ${base}L${x + half * 0.5} ${base}C${x + half * 0.7} ${base} ${x + half * 0.86} ${base - 40} ${x + half * 0.86} ${rim + 40}Z`,
      ),
      rect(x - half, rim, half * 2, 76, 38),
    ]),
    number: 18,
  },
  draw(stage) {
    const { area } = stage;
    for (let r = 0; r < 2; r++)
      for (let c = 0; c < 3; c++)
        stage.stroke(rect(area.x + c * 350 - (r % 2) * 175, area.y + r * 290, 350, 290), 0.65);
    trim(stage, `M${area.x - 10} 655L${area.x + area.w + 10} 655`, 'arches', 72, {
      height: 50,
      left: true,
    });
    stage.draw(rect(area.x - 10, 655, area.w + 20, 400));
    stage.draw(
      path(
        'M640 655L640 300C640 235 560 235 560 290L560 310L584 310L584 292C584 268 612 268 612 300L612 655Z',
      ),
    );
    stage.draw(path('M520 342C528 300 616 300 624 342Z'));
    for (const [dx, dy] of [
      [548, 366],
      [594, 392],
    ])
      stage.draw(`M${dx} ${dy}c18 24 18 42 0 42c-18 0 -18 -18 0 -42z`);
    for (const [bx, by, s] of [
      [150, 200, 84],
      [705, 470, 76],
      [430, 165, 60],
    ] as const)
      stage.put(bubble, bx, by, s);
    const rim = 735;
    const dog = stage.stand({
      x: 380,
      rim,
      hide: stage.bust ? 0.1 : 0.26,
      w: 540,
      h: 600,
      stretch: false,
    });
    const half = Math.min(330, Math.max(270, dog.box.w / 2 + 46));
    const x = Math.max(area.x + half + 14, Math.min(775 - half - 14, dog.box.x + dog.box.w / 2));
    showBehindRim(stage, dog, rim, {}, [x - half + 10, x + half - 10]);
    stage
      .draw(
        path(
          `M${x - half + 74} 975C${x - half + 50} 1005 ${x - half + 90} 1012 ${x - half + 108} 980Z`,
        ),
      )
      .draw(
        path(
          `M${x + half - 74} 975C${x + half - 50} 1005 ${x + half - 90} 1012 ${x + half - 108} 980Z`,
        ),
      );
    stage.draw(
      path(
        `M${x - half + 6} ${rim + 14}C${x - half + 20} 900 ${x - half + 60} 985 ${x - half + 130} 985L${x + half - 130} 985C${x + half - 60} 985 ${x + half - 20} 900 ${x + half - 6} ${rim + 14}Z`,
      ),
    );
    trim(stage, `M${x - half + 8} ${rim + 34}L${x + half - 8} ${rim + 34}`, 'scallops', 56, {
      height: 40,
    });
    stage.draw(rect(x - half - 14, rim, half * 2 + 28, 34, 17));
    const foam = [
      [-0.78, 30],
      [-0.52, 44],
      [-0.22, 34],
      [0.08, 48],
      [0.4, 38],
      [0.7, 46],
    ] as const;
    // No foam may hide a nose.
    const noses = membersOf(dog).map(({ head }) => noseOf(head));
    for (const [t, r] of foam)
      if (noses.every(([nx, ny]) => Math.abs(x + t * half - nx) > r * 1.3 || ny < rim - 4 - r))
        stage.draw(scallop(x + t * half, rim - 4, r * 1.25, r * 0.9, 7, 0.5, r));
    const side = dog.head.eyeMidpoint[0] > x + 40 ? -1 : 1;
    stage.put(duck, x + side * half * 0.62, rim - 44, 104, { mirror: side < 0 });
    if (stage.rich)
      stage
        .draw(circle(x - half * 0.35, 870, 28), { line: 0.8 })
        .draw(circle(x + half * 0.25, 890, 36), { line: 0.8 });
    stage.frame(26);
  },
};
