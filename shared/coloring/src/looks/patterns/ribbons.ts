import { circle, line, smooth } from '../../compose/shapes';
import { AREA, right } from '../../compose/sheet';
import type { Stage } from '../../compose/stage';
import type { Look } from '../look';
import { rounded } from '../parts/frames';

/** A ribbon across the page, each kind with its own weave. */
function ribbon(stage: Stage, y: number, phase: number, swing: number, wide: number, kind: number): void {
  const at = (x: number): number => y + Math.sin(x / 120 + phase) * swing;
  const edge = (down: number): number[] => {
    const points: number[] = [];
    for (let x = AREA.x - 40; x <= right(AREA) + 60; x += 70) points.push(x, at(x) + down);
    return points;
  };
  const low = edge(wide);
  const back: number[] = [];
  for (let i = low.length - 2; i >= 0; i -= 2) back.push(low[i]!, low[i + 1]!);
  const [a, b] = [smooth(edge(0)), smooth(back)];
  stage.draw({ ops: `${a.ops}L${b.ops.slice(1)}Z`, xy: [...a.xy, ...b.xy] });
  if (kind === 0) stage.trace(smooth(edge(wide * 0.5)), 0.8);
  if (kind === 1) for (let x = AREA.x + 30; x < right(AREA) + 20; x += 96) stage.draw(circle(x, at(x) + wide / 2, wide * 0.27), { line: 0.9 });
  if (kind !== 2) return;
  const teeth: number[] = [];
  for (let x = AREA.x - 10, i = 0; x < right(AREA) + 50; x += 46, i++) teeth.push(x, at(x) + wide * (i % 2 ? 0.1 : 0.9));
  stage.trace(line(teeth), 0.8);
}

/** Ribbons that wind through the page, over and under the dog. */
export const ribbons: Look = {
  id: 'ribbons',
  title: 'Ribbon waves',
  family: 'patterns',
  draw(stage) {
    for (let i = 0; i < 6; i++) ribbon(stage, 66 + i * 160, i * 2.1, 50, 112, i % 3);
    stage.show(stage.stand({ x: 460, ground: 890, w: 500, h: 680, float: 0.5, sink: 40 }), { halo: 14 });
    ribbon(stage, 905, 1, 30, 96, 1);
    stage.mat(rounded(6));
  },
};
