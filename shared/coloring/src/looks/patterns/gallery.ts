import { toPathData } from '../../compose/curve';
import { circle, ellipse, heart, path, rect, regular, scallop, smooth } from '../../compose/shapes';
import { AREA, bottom, right } from '../../compose/sheet';
import type { Look } from '../look';
import { rounded } from '../parts/frames';
import { wear } from '../parts/wearing';
import { bobbleHat, bunnyEars, cowboyHat, crown, partyHat, pirateHat, santaHat, topHat, wizardHat } from '../props/wear';

/** Nine times the dog, each with another hat. */
export const nineHats: Look = {
  id: 'nine-hats',
  title: 'Nine hats',
  family: 'patterns',
  draw(stage) {
    const [w, h] = [AREA.w / 3, AREA.h / 3];
    [partyHat, crown, pirateHat, bunnyEars, wizardHat, cowboyHat, topHat, bobbleHat, santaHat].forEach((hat, i) => {
      const box = { x: AREA.x + (i % 3) * w, y: AREA.y + Math.floor(i / 3) * h, w, h };
      const hole = rect(box.x, box.y, w, h);
      stage.draw(hole, { line: 1.1 });
      if (i === 4) stage.trace(circle(box.x + w / 2, box.y + h * 0.6, w * 0.42), 0.8);
      const dog = stage.stand({ ground: box.y + h - 18, w: w * 0.78, h: h * 0.6, crop: true, sink: 20, float: 0.3, stretch: false, mirror: i % 2 === 0, area: box });
      stage.show(dog, { clip: toPathData(hole), detail: dog.item.detail * 0.25 });
      wear(stage, dog, hat, { size: 0.8, sink: 0.1 });
      stage.trace(hole, 1.1);
    });
    stage.frame(0, 1.6);
  },
};

/** Jigsaw pieces all over the picture; the dog behind them is whole. */
export const jigsaw: Look = {
  id: 'jigsaw',
  title: 'Jigsaw',
  family: 'patterns',
  draw(stage) {
    for (const [x, y, r] of [[200, 230, 80], [650, 200, 64]] as const) stage.draw(scallop(x, y, r * 1.3, r * 0.8, 9, 0.6));
    stage.draw(path('M60 800C200 740 330 760 430 790C560 830 700 760 800 790L800 1040L60 1040Z'));
    stage.show(stage.stand({ ground: 950, w: 580, h: 720 }), { halo: 0 });
    const [cols, rows] = [3, 4];
    const [w, h] = [AREA.w / cols, AREA.h / rows];
    const tab = (from: readonly [number, number], dx: number, dy: number, long: number, side: number): string => {
      const at = (t: number, n: number): string => `${from[0] + dx * long * t - dy * n * long * side} ${from[1] + dy * long * t + dx * n * long * side}`;
      return `M${at(0, 0)}L${at(0.38, 0)}C${at(0.46, 0.02)} ${at(0.34, 0.16)} ${at(0.4, 0.22)}C${at(0.46, 0.28)} ${at(0.54, 0.28)} ${at(0.6, 0.22)}C${at(0.66, 0.16)} ${at(0.54, 0.02)} ${at(0.62, 0)}L${at(1, 0)}`;
    };
    let d = '';
    for (let r = 1; r < rows; r++) for (let c = 0; c < cols; c++) d += tab([AREA.x + c * w, AREA.y + r * h], 1, 0, w, (r + c) % 2 ? 1 : -1);
    for (let c = 1; c < cols; c++) for (let r = 0; r < rows; r++) d += tab([AREA.x + c * w, AREA.y + r * h], 0, 1, h, (r * 3 + c) % 2 ? 1 : -1);
    stage.trace(d, 0.85);
    stage.frame(16);
  },
};

/** Balloons of hearts, one in the other, from the middle of the dog outwards. */
export const heartRings: Look = {
  id: 'heart-rings',
  title: 'All my heart',
  family: 'patterns',
  draw(stage) {
    for (let k = 5; k > 0; k--) stage.draw(heart(425, 470, 380 + k * 250), { line: 1 });
    const hole = heart(425, 480, 640);
    stage.draw(hole, { line: 1.4 });
    stage.show(stage.stand({ ground: 720, w: 380, h: 440, crop: true, sink: 0, float: 0.3, stretch: false, area: { x: 175, y: 190, w: 500, h: 530 } }), { clip: stage.bust ? toPathData(hole) : undefined });
    if (stage.bust) stage.trace(hole, 1.4);
    stage.frame(50);
  },
};

/** Strings of lanterns, beads and leaves hang before the wall. */
export const curtain: Look = {
  id: 'curtain',
  title: 'Bead curtain',
  family: 'patterns',
  draw(stage) {
    const n = 3;
    const step = AREA.w / n;
    for (let c = 0; c < n; c++) {
      const x = AREA.x + (c + 0.5) * step;
      stage.trace(path(`M${x} ${AREA.y}L${x} ${bottom(AREA)}`), 0.8);
      for (let y = AREA.y + 96 + (c % 2) * 60, k = c; y < bottom(AREA) - 70; y += 172, k++) {
        const r = step * 0.36;
        if (k % 5 === 0) stage.draw(circle(x, y, r)).draw(circle(x, y, r * 0.45));
        else if (k % 5 === 1) stage.draw(path(`M${x} ${y - 90}L${x + r} ${y}L${x} ${y + 90}L${x - r} ${y}Z`));
        else if (k % 5 === 2) stage.draw(heart(x, y, r * 1.9));
        else if (k % 5 === 3) stage.draw(ellipse(x, y, r * 0.8, 80)).trace(path(`M${x - r * 0.76} ${y - 12}L${x + r * 0.76} ${y - 12}M${x - r * 0.76} ${y + 12}L${x + r * 0.76} ${y + 12}`), 0.8);
        else stage.draw(regular(x, y, r, 6));
      }
    }
    stage.show(stage.stand({ x: 480, ground: 980, w: 500, h: 660, float: 0.5 }), { halo: 15 });
    stage.mat(rounded(24));
  },
};

/** Ribbons that wind through the page, over and under the dog. */
export const ribbons: Look = {
  id: 'ribbons',
  title: 'Ribbon waves',
  family: 'patterns',
  draw(stage) {
    const wave = (y: number, phase: number, swing: number): number[] => {
      const points: number[] = [];
      for (let x = AREA.x - 40; x <= right(AREA) + 60; x += 70) points.push(x, y + Math.sin(x / 120 + phase) * swing);
      return points;
    };
    const band = (y: number, phase: number, swing: number, wide: number, lines: number): void => {
      const [top, low] = [wave(y, phase, swing), wave(y + wide, phase, swing)];
      const back: number[] = [];
      for (let i = low.length - 2; i >= 0; i -= 2) back.push(low[i]!, low[i + 1]!);
      const [a, b] = [smooth(top), smooth(back)];
      stage.draw({ ops: `${a.ops}L${b.ops.slice(1)}Z`, xy: [...a.xy, ...b.xy] });
      for (let k = 1; k < lines; k++) stage.trace(smooth(wave(y + (wide * k) / lines, phase, swing)), 0.8);
    };
    for (let i = 0; i < 7; i++) band(66 + i * 146, i * 2.1, 60, 104, 1 + (i % 2));
    stage.show(stage.stand({ x: 480, ground: 880, w: 470, h: 640, float: 0.5, sink: 40 }), { halo: 14 });
    band(900, 1, 34, 90, 2);
    stage.frame(6, 1.6);
  },
};
