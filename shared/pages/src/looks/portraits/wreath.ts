import { toPathData } from '@scribblepup/imaging/curves/path';
import { pointsOnCircle, circle, ellipse, path } from '@scribblepup/imaging/curves/shapes';
import { lines, type Prop } from '../../canvas/prop';
import type { Look } from '../types/look';
import { standWithHat, putOnHat } from '../parts/wearing';
import { leaf, snowflake } from '../props/nature';
import { candyCane } from '../props/things';
import { heartToken } from '../props/tokens';
import { santaHat } from '../props/wear';
import { peephole } from '../young/framed';

const HAT_FIT = { size: 0.84, sink: 0.08 };

/** A leaf of two fields, up to eight years. */
const largeLeaf: Prop = [leaf[0], lines('M0 62L0 -24')];

/** A door wreath of leaves and berries, with a bow and candy canes. */
export const wreath: Look = {
  id: 'wreath',
  number: 53,
  title: 'Holiday wreath',
  family: 'portraits',
  two: 'behind',
  need: 'head',
  young: {
    title: 'Ding dong',
    things: [heartToken, leaf],
    layout: peephole(
      ellipse(425, 540, 195, 210),
      [1, circle(425, 930, 86)],
      [
        0,
        'M425 110C640 110 690 310 700 560C710 720 740 790 775 860L75 860C110 790 140 720 150 560C160 310 210 110 425 110Z',
      ],
    ),
    number: 63,
  },
  draw(stage) {
    const [x, y, r] = [425, 432, 250];
    for (const [ring, n, size, spin, startAngle] of stage.rich
      ? ([
          [288, 14, 120, 0.75, 0.1],
          [268, 14, 120, -0.6, 0.3],
        ] as const)
      : ([[280, 14, 190, 0.8, 0.1]] as const))
      pointsOnCircle(x, y, ring, n, startAngle).forEach(([px, py, a]) =>
        stage.put(stage.rich ? leaf : largeLeaf, px, py, size, {
          rotation: a + Math.PI / 2 + spin,
        }),
      );
    for (const [i, [px, py, a]] of pointsOnCircle(x, y, 292, 6, 0.5).entries()) {
      if (stage.rich ? i === 1 : i % 2 === 1) continue;
      for (const [dx, dy] of [
        [-22, 10],
        [22, 12],
        [0, -24],
      ] as const)
        stage.draw(circle(px + dx - Math.cos(a) * 6, py + dy - Math.sin(a) * 6, 25));
    }
    const hole = circle(x, y, r);
    stage.draw(hole, { line: 1.3 });
    const area = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    const dog = standWithHat(
      stage,
      {
        ground: y + (stage.bust ? r + 4 : r * 0.8),
        w: 430,
        h: 440,
        crop: true,
        sink: 0,
        float: 0.4,
        stretch: false,
        area,
      },
      santaHat,
      HAT_FIT,
      92,
    );
    stage.show(dog, { clip: toPathData(hole) }).stroke(hole, 1.3);
    putOnHat(stage, dog, santaHat, HAT_FIT);
    for (const s of [-1, 1]) {
      const at = (k: number): number => x + s * k;
      stage.draw(
        path(
          `M${x} 770C${at(70)} 830 ${at(110)} 900 ${at(190)} 1000L${at(120)} 988L${at(84)} 1024C${at(50)} 940 ${at(24)} 860 ${x} 770Z`,
        ),
      );
      if (stage.rich)
        stage.stroke(path(`M${at(30)} 800C${at(70)} 860 ${at(100)} 930 ${at(136)} 984`), 0.9);
      stage
        .draw(
          path(
            `M${x} 752C${at(90)} 656 ${at(236)} 670 ${at(222)} 758C${at(236)} 848 ${at(90)} 850 ${x} 752Z`,
          ),
        )
        .stroke(
          path(
            stage.rich
              ? `M${at(36)} 754C${at(90)} 732 ${at(130)} 730 ${at(170)} 748M${at(36)} 764C${at(90)} 770 ${at(120)} 790 ${at(150)} 800`
              : `M${at(36)} 758C${at(90)} 748 ${at(120)} 748 ${at(160)} 760`,
          ),
        );
      stage.put(candyCane, at(270), 1022, 150, { mirror: s < 0, rotation: s * 0.12 });
      if (stage.rich) stage.put(snowflake, at(305), 118, 76);
    }
    stage.draw(circle(x, 756, 38));
  },
};
