import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, path, star } from '@scribblepup/imaging/curves/shapes';
import type { Look } from '../types/look';
import { isFrameless } from '../parts/crops';
import { rounded, ticket } from '../parts/frames';
import { hills } from '../parts/ground';
import { standWithHat, putOnHat } from '../parts/wearing';
import { butterfly, cloud, sun, tulip } from '../props/nature';
import { eggToken } from '../props/tokens';
import { bunnyEars } from '../props/wear';
import { peephole } from '../young/framed';

/** The dog with bunny ears, between tulips and painted eggs. */
export const easter: Look = {
  id: 'easter',
  number: 89,
  title: 'Easter surprise',
  family: 'portraits',
  need: 'head',
  young: {
    title: 'Bunny ears',
    things: [eggToken, eggToken],
    layout: peephole(
      ellipse(425, 700, 225, 230),
      [0, 'M330 460C230 380 190 200 230 110C260 60 320 80 345 140C385 240 390 360 385 450Z'],
      [0, 'M520 460C620 380 660 200 620 110C590 60 530 80 505 140C465 240 460 360 465 450Z'],
      [0, ellipse(425, 715, 320, 300)],
    ),
    number: 92,
  },
  draw(stage) {
    const frameless = isFrameless(stage);
    stage.put(sun(8), 165, 190, 70);
    if (stage.rich)
      stage.put(cloud, 660, 200, 110).put(butterfly, 660, 400, 120, { rotation: 0.3 });
    hills(stage, [650, 600, 620, 660, 620, 600]);
    const ears = { size: 0.9, sink: 0.16 };
    const dog = standWithHat(
      stage,
      { ground: 940, w: 480, h: 600, whole: frameless },
      bunnyEars,
      ears,
      140,
    );
    for (const s of [-1, 1]) stage.put(tulip, 425 + s * 265, 850, 190, { rotation: s * 0.08 });
    stage.show(dog);
    putOnHat(stage, dog, bunnyEars, ears);
    hills(stage, [930, 950, 970, 955, 930]);
    const egg = (x: number, y: number, r: number, kind: number): void => {
      const shape = path(
        `M${x} ${y - r * 1.34}C${x + r * 0.66} ${y - r * 1.34} ${x + r} ${y - r * 0.3} ${x + r} ${y + r * 0.1}C${x + r} ${y + r * 0.72} ${x + r * 0.5} ${y + r} ${x} ${y + r}C${x - r * 0.5} ${y + r} ${x - r} ${y + r * 0.72} ${x - r} ${y + r * 0.1}C${x - r} ${y - r * 0.3} ${x - r * 0.66} ${y - r * 1.34} ${x} ${y - r * 1.34}Z`,
      );
      stage.draw(shape);
      const clip = toPathData(shape);
      if (kind === 0)
        stage.stroke(
          path(
            `M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.6}L${x} ${y - r * 0.3}L${x + r * 0.5} ${y - r * 0.6}L${x + r} ${y - r * 0.3}M${x - r} ${y + r * 0.3}L${x - r * 0.5} ${y}L${x} ${y + r * 0.3}L${x + r * 0.5} ${y}L${x + r} ${y + r * 0.3}`,
          ),
          0.9,
          clip,
        );
      else if (kind === 1)
        for (const [dx, dy] of [
          [0, -0.8],
          [-0.5, -0.1],
          [0.5, -0.1],
          [0, 0.5],
        ] as const)
          stage.draw(circle(x + dx * r, y + dy * r, r * 0.2), { line: 0.9 });
      else stage.draw(star(x, y - r * 0.1, r * 0.6, r * 0.28, 5), { line: 0.9 });
    };
    egg(165, 945, 72, 0);
    egg(690, 945, 74, 2);
    if (stage.rich && !stage.bust) egg(425, 965, 62, 1);
    if (frameless) stage.mat(rounded(50));
    else stage.frame(ticket(50));
  },
};
