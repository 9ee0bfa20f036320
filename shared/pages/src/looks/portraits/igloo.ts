import { toPathData } from '@scribblepup/imaging/curves/path';
import { circle, ellipse, path } from '@scribblepup/imaging/curves/shapes';
import { hills } from '../parts/ground';
import { COVERS } from '../parts/trim';
import { pine, snowflake } from '../props/nature';
import { fish } from '../props/things';
import type { Look } from '../types/look';
import { peephole } from '../young/framed';

/** Angles of the joints between the blocks of each row, in degrees; the outer row first. */
const JOINTS = [
  [18, 46, 74, 106, 134, 162],
  [32, 60, 90, 120, 148],
] as const;
/** Joints up to eight years: fewer and larger blocks. */
const FEW_JOINTS = [
  [30, 70, 110, 150],
  [50, 90, 130],
] as const;
/** Radii of the arcs between the rows, and of the doorway. */
const ARCS = [350, 290, 232] as const;

const at = (degrees: number, r: number): string => {
  const a = (degrees * Math.PI) / 180;
  return `${425 - Math.cos(a) * r} ${700 - Math.sin(a) * r}`;
};

/** The dog looks out of an igloo. */
export const igloo: Look = {
  id: 'igloo',
  number: 101,
  title: 'House of snow',
  family: 'portraits',
  need: 'head',
  young: {
    title: 'Little penguin',
    things: [fish, pine],
    layout: peephole(
      circle(425, 400, 190),
      [
        0,
        'M425 130C610 130 690 280 690 440C760 540 780 700 735 800C700 790 675 760 660 720C655 800 640 860 620 920L230 920C210 860 195 800 190 720C175 760 150 790 115 800C70 700 90 540 160 440C160 280 240 130 425 130Z',
      ],
      [2, ellipse(425, 770, 150, 130)],
      [1, 'M210 920L390 920C400 990 340 1015 290 1010C230 1005 200 970 210 920Z'],
      [1, 'M640 920L460 920C450 990 510 1015 560 1010C620 1005 650 970 640 920Z'],
    ),
  },
  draw(stage) {
    for (const [x, y, s] of [
      [130, 150, 84],
      [440, 160, 84],
      [735, 140, 84],
      [290, 240, 66],
      [600, 230, 70],
    ].slice(0, stage.rich ? 5 : 3))
      stage.put(snowflake, x, y, s);
    hills(stage, [520, 470, 450, 480, 510], COVERS.bare);
    stage.put(pine, 120, 690, 250).put(pine, 735, 690, 270);
    const wall = (r: number) =>
      path(`M${425 - r} 960L${425 - r} 700A${r} ${r} 0 0 1 ${425 + r} 700L${425 + r} 960Z`);
    stage.draw(wall(ARCS[0]), { line: 1.2 });
    stage.stroke(wall(ARCS[1]), 0.9);
    for (const [row, joints] of (stage.rich ? JOINTS : FEW_JOINTS).entries())
      for (const joint of joints)
        stage.stroke(path(`M${at(joint, ARCS[row])}L${at(joint, ARCS[row + 1])}`), 0.9);
    for (const side of [-1, 1])
      for (const [y, to] of [
        [790, ARCS[1]],
        [880, ARCS[2]],
      ] as const)
        stage.stroke(path(`M${425 + side * ARCS[0]} ${y}L${425 + side * to} ${y}`), 0.9);
    const door = wall(ARCS[2]);
    stage.draw(door, { line: 1.2 });
    const dog = stage.stand({
      ground: 940,
      w: 430,
      h: 440,
      crop: true,
      sink: 20,
      stretch: false,
      area: { x: 425 - ARCS[2], y: 700 - ARCS[2], w: 2 * ARCS[2], h: 260 + ARCS[2] },
    });
    stage.show(dog, { clip: toPathData(door) }).stroke(door, 1.2);
    hills(stage, [960, 945, 955, 940, 965], COVERS.bare);
    stage.put(fish, 190, 1000, 90).put(fish, 660, 1005, 90, { mirror: true });
    stage.frame(28);
  },
};
