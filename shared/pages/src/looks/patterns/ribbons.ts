import { circle, line, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { AREA, right } from '../../canvas/sheet';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../types/look';
import { isFrameless } from '../parts/crops';
import { rounded } from '../parts/frames';
import { bubble } from '../props/things';
import { fishToken } from '../props/tokens';
import { peephole } from '../young/framed';

/** Depth of the notches in a ribbon's ends, in sheet units. */
const NOTCH_DEPTH = 34;

/** Draws a ribbon with swallow tails across the page. Each kind has its own pattern. */
function ribbon(
  stage: Stage,
  y: number,
  phase: number,
  amplitude: number,
  width: number,
  kind: number,
): void {
  const at = (x: number): number => y + Math.sin(x / 120 + phase) * amplitude;
  const [from, to] = [AREA.x + 18 + (kind % 2) * 26, right(AREA) - 18 - ((kind + 1) % 2) * 26];
  const edge = (down: number, dent = 0): number[] =>
    Array.from({ length: 12 }, (_, i) => from + dent + ((to - from - 2 * dent) * i) / 11).flatMap(
      (x) => [x, at(x) + down],
    );
  const lowerEdge = edge(width);
  const back = Array.from({ length: 12 }, (_, i) => lowerEdge.slice(22 - 2 * i, 24 - 2 * i)).flat();
  const [a, b] = [catmullRom(edge(0)), catmullRom(back)];
  stage.draw({
    ops: `${a.ops}LL${b.ops.slice(1)}LZ`,
    xy: [
      ...a.xy,
      to - NOTCH_DEPTH,
      at(to - NOTCH_DEPTH) + width / 2,
      ...b.xy,
      from + NOTCH_DEPTH,
      at(from + NOTCH_DEPTH) + width / 2,
    ],
  });
  const [start, end] = [from + NOTCH_DEPTH + 30, to - NOTCH_DEPTH - 20];
  if (kind % 3 === 0 && stage.rich) stage.stroke(catmullRom(edge(width * 0.5, NOTCH_DEPTH)), 0.8);
  if (kind % 3 === 0)
    for (let x = start; x < end; x += stage.rich ? 84 : 130)
      stage.stroke(line([x, at(x), x + 26, at(x + 26) + width * 0.5, x, at(x) + width]), 0.8);
  if (kind % 3 === 1)
    for (let x = start + 10; x < end; x += stage.rich ? 74 : 124)
      stage.thing(() => stage.draw(circle(x, at(x) + width / 2, width * 0.27), { line: 0.9 }));
  if (kind % 3 !== 2) return;
  const teeth: number[] = [];
  for (let x = start - 20, i = 0; x < end; x += stage.rich ? 46 : 72, i++)
    teeth.push(x, at(x) + width * (i % 2 ? 0.1 : 0.9));
  stage.stroke(line(teeth), 0.8);
}

/** Ribbons that wind through the page, over and under the dog. */
export const ribbons: Look = {
  id: 'ribbons',
  number: 98,
  title: 'Ribbon waves',
  family: 'patterns',
  young: {
    title: 'A big bow',
    things: [fishToken, bubble],
    layout: peephole(
      circle(425, 500, 210),
      [0, 'M300 640L180 1010L300 950L390 1015L440 650Z'],
      [1, 'M550 640L670 1010L550 950L460 1015L410 650Z'],
      [
        0,
        'M425 460C300 240 90 180 80 340L80 680C90 820 300 760 425 560C550 760 760 820 770 680L770 340C760 180 550 240 425 460Z',
      ],
    ),
    number: 99,
  },
  draw(stage) {
    const [n, width] = stage.rich ? [4, 104] : [3, 140];
    for (let i = 0; i < n; i++) ribbon(stage, 120 + (i * 832) / n, i * 2.1, 44, width, i);
    stage.show(
      stage.stand({ x: 400, rim: 905, hide: 0.08, w: 430, h: 540, mirror: false, whole: true }),
      {
        halo: 14,
      },
    );
    ribbon(stage, 912, 1, 24, 88, 1);
    if (isFrameless(stage)) stage.mat(rounded(34));
    else stage.frame(34);
  },
};
