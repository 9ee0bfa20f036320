import { toPathData } from '@scribblepup/imaging/curves/path';
import { ellipse, heart, path, polygon, rect, star } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isBroadBust } from '../parts/crops';
import { bone, paw } from '../props/things';
import { boneToken, heartToken } from '../props/tokens';
import { peephole } from '../young/framed';

type Patch = (stage: Stage, x: number, y: number, s: number) => void;

const PATCHES: readonly Patch[] = [
  (stage, x, y, s) => void stage.draw(heart(x, y + s * 0.03, s * 0.62)),
  (stage, x, y, s) => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const)
      stage.draw(
        polygon([x, y, x + (a * s) / 2, y + (b * s) / 2, x - (b * s) / 2, y + (a * s) / 2]),
      );
  },
  (stage, x, y, s) => void stage.put(paw, x, y, s * 0.74),
  (stage, x, y, s) => void stage.draw(star(x, y, s * 0.44, s * 0.2, 5)),
  (stage, x, y, s) => {
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const)
      stage.draw(
        path(
          `M${x} ${y}L${x + a * s * 0.46} ${y}A${s * 0.46} ${s * 0.46} 0 0 ${a * b > 0 ? 1 : 0} ${x} ${y + b * s * 0.46}Z`,
        ),
      );
  },
  (stage, x, y, s) => void stage.put(bone, x, y, s * 0.6, { rotation: -0.6 }),
  (stage, x, y, s) => {
    for (let i = 0; i < 4; i++)
      stage.draw(
        path(
          `M${x} ${y}C${x + s * 0.4 * Math.cos(i * 1.571 - 0.6)} ${y + s * 0.4 * Math.sin(i * 1.571 - 0.6)} ${x + s * 0.5 * Math.cos(i * 1.571 + 0.1)} ${y + s * 0.5 * Math.sin(i * 1.571 + 0.1)} ${x + s * 0.42 * Math.cos(i * 1.571 + 0.4)} ${y + s * 0.42 * Math.sin(i * 1.571 + 0.4)}C${x + s * 0.3 * Math.cos(i * 1.571 + 0.9)} ${y + s * 0.3 * Math.sin(i * 1.571 + 0.9)} ${x + s * 0.1 * Math.cos(i * 1.571 + 0.9)} ${y + s * 0.1 * Math.sin(i * 1.571 + 0.9)} ${x} ${y}Z`,
        ),
      );
  },
];

/** The patches up to eight years: those with few fields. */
const PLAIN_PATCHES = [0, 2, 3, 5, 6].map((i) => PATCHES[i]);

/** Cuts a length into equal parts. */
const split = (length: number, parts: number): number[] =>
  new Array<number>(parts).fill(length / parts);

/** A patchwork quilt with the dog on its large middle patch. */
export const quilt: Look = {
  id: 'quilt',
  number: 14,
  title: 'Patchwork quilt',
  family: 'patterns',
  young: {
    title: 'Slow and steady',
    things: [boneToken, heartToken],
    layout: peephole(
      ellipse(390, 570, 210, 195),
      [0, 'M650 620C690 430 790 470 775 620C760 760 690 780 620 760Z'],
      [
        1,
        'M180 800C120 840 110 960 180 970C260 980 300 900 290 800ZM500 800C490 900 530 980 610 970C680 960 670 860 620 800Z',
      ],
      [0, 'M75 800C75 430 210 230 390 230C570 230 705 430 705 800C705 860 75 860 75 800Z'],
      [2, 'M390 230L390 375M84 640L182 610M598 610L696 640'],
    ),
    number: 33,
  },
  draw(stage) {
    const { area } = stage;
    const [s, rowHeight] = [area.w / 5, area.h / 7];
    // A broad bust leaves room below it for a patch with the name.
    const hasLabel = isBroadBust(stage);
    const middle = {
      x: area.x + s,
      y: area.y + rowHeight,
      w: area.w - 2 * s,
      h: area.h - (hasLabel ? 3 : 2) * rowHeight,
    };
    const columns = [s, ...split(middle.w, stage.rich ? 3 : 2), s];
    const sides = split(middle.h, stage.rich ? (hasLabel ? 4 : 5) : 3);
    const rows = [rowHeight, ...sides, ...(hasLabel ? [rowHeight] : []), rowHeight];
    const labelRow = 1 + sides.length;
    const patches = stage.rich ? PATCHES : PLAIN_PATCHES;
    let k = 0;
    let y = area.y;
    for (const [r, h] of rows.entries()) {
      let x = area.x;
      for (const [c, w] of columns.entries()) {
        const isMiddle = c > 0 && c < columns.length - 1 && r > 0;
        if (!isMiddle || r > labelRow || (r === labelRow && !(hasLabel && stage.name))) {
          stage.draw(rect(x, y, w, h));
          if ((r + c) % 2 === 1)
            patches[(k++ * 3) % patches.length](stage, x + w / 2, y + h / 2, rowHeight * 0.92);
        }
        x += w;
      }
      y += h;
    }
    if (hasLabel && stage.name)
      stage.draw(rect(middle.x, middle.y + middle.h, middle.w, rowHeight)).text(stage.name, {
        x: middle.x + middle.w / 2,
        y: middle.y + middle.h + rowHeight / 2,
        width: middle.w * 0.84,
        height: rowHeight * 0.56,
      });
    stage.draw(rect(middle.x, middle.y, middle.w, middle.h), { line: 1.3 });
    const inner = { x: middle.x + 13, y: middle.y + 13, w: middle.w - 26, h: middle.h - 26 };
    for (const [x, y] of [
      [0.14, 0.09],
      [0.86, 0.09],
    ] as const)
      stage.draw(heart(inner.x + inner.w * x, inner.y + inner.h * y, 80));
    const dog = stage.stand({
      ground: inner.y + inner.h - 24,
      w: inner.w * 0.98,
      h: inner.h * 0.9,
      crop: true,
      sink: 37,
      stretch: false,
      area: middle,
    });
    const hole = rect(middle.x, middle.y, middle.w, middle.h);
    stage.show(dog, { clip: toPathData(hole) }).stroke(hole, 1.3);
  },
};
