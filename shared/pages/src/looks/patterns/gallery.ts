import { toPathData } from '@scribblepup/imaging/curves/curve';
import { circle, path, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA, type Box } from '../../canvas/sheet';
import type { Spot } from '../../canvas/spot';
import type { Stage } from '../../canvas/stage';
import type { Look } from '../../canvas/look';
import { wear } from '../parts/wearing';
import {
  bobbleHat,
  bunnyEars,
  cowboyHat,
  crown,
  partyHat,
  pirateHat,
  santaHat,
  topHat,
  wizardHat,
} from '../props/wear';

/**
 * Places the head of a tall dog in the lower part of a box, with its body continuing below the box.
 * Null if the face is not known or the body is too short.
 */
function headIn(stage: Stage, { x, y, w, h }: Box, mirror: boolean): Spot | null {
  const { head } = stage.spot({ scale: 1, dx: 0, dy: 0, mirror });
  const scale = (w * 0.42) / head.width;
  if (!head.face || (stage.dog.height - head.mid[1]) * scale < h * 0.38) return null;
  return stage.spot({
    scale,
    dx: x + w / 2 - head.mid[0] * scale,
    dy: y + h * 0.62 - head.mid[1] * scale,
    mirror,
  });
}

/** The dog nine times, each time with a different hat. */
export const nineHats: Look = {
  id: 'nine-hats',
  title: 'Nine hats',
  family: 'patterns',
  draw(stage) {
    const [w, h] = [AREA.w / 3, AREA.h / 3];
    [
      partyHat,
      crown,
      pirateHat,
      bunnyEars,
      wizardHat,
      cowboyHat,
      topHat,
      bobbleHat,
      santaHat,
    ].forEach((hat, i) => {
      const box = { x: AREA.x + (i % 3) * w, y: AREA.y + Math.floor(i / 3) * h, w, h };
      const hole = rect(box.x, box.y, w, h);
      stage.draw(hole, { line: 1.1 });
      if (i === 4) stage.trace(circle(box.x + w / 2, box.y + h * 0.6, w * 0.42), 0.8);
      const mirror = i % 2 === 0;
      const dog =
        headIn(stage, box, mirror) ??
        stage.stand({
          ground: box.y + h - 18,
          w: w * 0.78,
          h: h * 0.6,
          crop: true,
          sink: 20,
          float: 0.3,
          stretch: false,
          mirror,
          area: box,
        });
      stage.show(dog, { clip: toPathData(hole), detail: dog.item.detail * 0.6 });
      wear(stage, dog, hat, { size: 0.8, sink: 0.1 });
      stage.trace(hole, 1.1);
    });
    stage.frame(0, 1.6);
  },
};

/** The outlines of jigsaw pieces over the whole picture, including the dog. */
export const jigsaw: Look = {
  id: 'jigsaw',
  title: 'Jigsaw',
  family: 'patterns',
  draw(stage) {
    for (const [x, y, r] of [
      [200, 230, 80],
      [650, 200, 64],
    ] as const)
      stage.draw(scallop(x, y, r * 1.3, r * 0.8, 9, 0.6));
    stage.draw(path('M60 800C200 740 330 760 430 790C560 830 700 760 800 790L800 1040L60 1040Z'));
    stage.show(stage.stand({ ground: 950, w: 580, h: 720 }), { halo: 0 });
    const [cols, rows] = [3, 4];
    const [w, h] = [AREA.w / cols, AREA.h / rows];
    const tab = (
      from: readonly [number, number],
      dx: number,
      dy: number,
      long: number,
      side: number,
    ): string => {
      const at = (t: number, n: number): string =>
        `${from[0] + dx * long * t - dy * n * long * side} ${from[1] + dy * long * t + dx * n * long * side}`;
      return `M${at(0, 0)}L${at(0.38, 0)}C${at(0.46, 0.02)} ${at(0.34, 0.16)} ${at(0.4, 0.22)}C${at(0.46, 0.28)} ${at(0.54, 0.28)} ${at(0.6, 0.22)}C${at(0.66, 0.16)} ${at(0.54, 0.02)} ${at(0.62, 0)}L${at(1, 0)}`;
    };
    let d = '';
    for (let r = 1; r < rows; r++)
      for (let c = 0; c < cols; c++)
        d += tab([AREA.x + c * w, AREA.y + r * h], 1, 0, w, (r + c) % 2 ? 1 : -1);
    for (let c = 1; c < cols; c++)
      for (let r = 0; r < rows; r++)
        d += tab([AREA.x + c * w, AREA.y + r * h], 0, 1, h, (r * 3 + c) % 2 ? 1 : -1);
    stage.trace(d, 0.85);
    stage.frame(16);
  },
};
