import {
  circle,
  heart,
  path,
  polygon,
  rect,
  scallop,
  smooth,
  star,
} from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, right } from '../../canvas/sheet';
import type { Look } from '../../canvas/look';
import { gem } from '../parts/edges';
import { cloudy, cutAside, oval } from '../parts/frames';
import { bands, scales, spiral, triangles, wave } from '../parts/tiles';
import { scattered } from '../parts/voronoi';
import { leaf } from '../props/nature';
import { paw } from '../props/things';
import { trim } from '../parts/trim';

/** Number of arcs in a wave. */
const ARCS = 2;

export const seaScales: Look = {
  id: 'scales',
  title: 'Japanese waves',
  family: 'patterns',
  draw(stage) {
    const low = bottom(AREA);
    scales(stage, AREA.w / 4, ARCS, low - 60);
    stage.show(stage.stand({ x: 460, ground: 960, w: 520, h: 640, float: 0.3 }));
    stage.mat(rect(AREA.x, AREA.y - 20, AREA.w, AREA.h + 20));
    // The dog sits between the waves.
    for (let i = 0; i < 4; i++)
      wave(stage, AREA.x + ((i + 0.5) * AREA.w) / 4, low, AREA.w / 8, ARCS);
    if (cutAside(stage)) stage.frame(20);
  },
};

export const facets: Look = {
  id: 'facets',
  title: 'Crystal facets',
  family: 'patterns',
  draw(stage) {
    triangles(stage, 225);
    stage.show(stage.stand({ ground: 985, w: 680, h: 880, float: 0.5, crop: true }), {
      halo: 0,
      outline: stage.width(5.6),
    });
    stage.frame(gem());
  },
};

export const night: Look = {
  id: 'starry-night',
  title: 'Starry swirls',
  family: 'patterns',
  draw(stage) {
    for (let i = 0; i < 8; i++) {
      const y = AREA.y + i * 100;
      const points: number[] = [];
      for (let x = AREA.x - 30; x <= right(AREA) + 40; x += 58)
        points.push(x, y + Math.sin(x / 84 + i * 0.55) * 24);
      stage.trace(smooth(points), 0.9);
      if (i === 3) trim(stage, smooth(points), 'scallops', 58, { tall: 44 });
    }
    for (const [x, y, r] of [
      [215, 235, 130],
      [615, 190, 104],
      [690, 470, 84],
    ] as const) {
      if (r > 110) trim(stage, circle(x, y, r), 'drops', 58, { tall: 42, left: true });
      stage.draw(circle(x, y, r)).trace(spiral(x, y, 8, r - 8, r / 2.4, x), 1);
    }
    stage
      .draw(path('M50 800C180 720 330 760 430 790C560 830 700 740 800 770L800 1060L50 1060Z'))
      .trace(path('M60 880C200 826 340 860 440 880C580 908 690 846 800 862'), 0.9);
    stage.show(stage.stand({ x: 500, ground: 960, w: 470, h: 590 }));
    stage
      .draw(
        path(
          'M92 1000C80 860 120 800 108 690C140 740 150 700 152 620C176 720 190 740 206 700C200 800 236 880 214 1000Z',
        ),
      )
      .trace(path('M150 990C140 900 160 840 152 740'), 0.9);
    stage.draw(path('M50 985C200 965 360 1000 500 985C640 970 720 985 800 975L800 1060L50 1060Z'));
    stage.frame(30);
  },
};

export const doodleBands: Look = {
  id: 'doodle-bands',
  title: 'Doodle bands',
  family: 'patterns',
  draw(stage) {
    const k = stage.rich ? 0.84 : 1;
    const flag = bands(stage, stage.rich ? 6 : 5, 24, (i, top, low) => {
      const middle = (x: number): number => (top(x) + low(x)) / 2;
      for (let x = AREA.x + 20; x < right(AREA) + 30; x += 140 * k) {
        const y = middle(x);
        if (i % 8 === 0) stage.draw(circle(x, y, 50 * k));
        else if (i % 8 === 1)
          stage.trace(
            path(
              `M${x} ${top(x)}L${x + 70 * k} ${low(x + 70 * k)}L${x + 140 * k} ${top(x + 140 * k)}`,
            ),
            0.9,
          );
        else if (i % 8 === 2) stage.draw(heart(x, y, 96 * k));
        else if (i % 8 === 3)
          stage.trace(
            path(
              `M${x} ${top(x)}L${x} ${low(x)}M${x + 70 * k} ${top(x + 70 * k)}L${x + 70 * k} ${low(x + 70 * k)}`,
            ),
            0.9,
          );
        else if (i % 8 === 4) stage.put(leaf, x, y, 104 * k, { turn: 1.2 });
        else if (i % 8 === 5) stage.draw(star(x, y, 44 * k, 20 * k, 5));
        else if (i % 8 === 6)
          stage
            .draw(polygon([x, y - 48 * k, x + 42 * k, y, x, y + 48 * k, x - 42 * k, y]))
            .draw(circle(x, y, 15));
        else stage.put(paw, x, y, 84);
      }
    });
    stage.show(stage.stand({ x: 380, ground: 970, w: 520, h: 700, float: 0.5 }), { halo: 14 });
    stage.frame(flag);
  },
};

export const bubbles: Look = {
  id: 'bubbles',
  title: 'Soap bubbles',
  family: 'patterns',
  draw(stage) {
    const { rng } = stage;
    const placed: [number, number, number][] = [];
    for (const size of stage.simple ? [110, 80, 56] : [96, 68, 46, 30])
      for (const [x, y] of scattered(
        rng,
        { x: AREA.x - 20, y: AREA.y - 20, w: AREA.w + 40, h: AREA.h + 40 },
        size * 1.7,
        60,
      ))
        if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + size * 1.02))
          placed.push([x, y, size]);
    for (const [i, [x, y, r]] of placed.entries()) {
      stage
        .draw(circle(x, y, r))
        .trace(
          path(
            `M${x - r * 0.68} ${y - r * 0.12}C${x - r * 0.64} ${y - r * 0.46} ${x - r * 0.42} ${y - r * 0.64} ${x - r * 0.14} ${y - r * 0.7}`,
          ),
          0.9,
        );
      if (r > 90 && i % 2 === 0) trim(stage, circle(x, y, r), 'scallops', 75, { tall: 38 });
    }
    stage.show(stage.stand({ x: 430, ground: 900, w: 460, h: 560, float: 0.6, sink: 40 }));
    for (const [x, y, r] of [
      [150, 960, 70],
      [290, 990, 62],
      [430, 965, 78],
      [575, 990, 64],
      [705, 955, 76],
    ] as const)
      stage.draw(scallop(x, y, r * 1.2, r, 8, 0.6, r));
    stage.frame(cloudy(28));
  },
};

export const daisies: Look = {
  id: 'daisies',
  title: 'Flower power',
  family: 'patterns',
  draw(stage) {
    const spots = scattered(stage.rng, AREA, 200);
    spots.forEach(([x, y], i) => {
      const r = 112;
      const n = [6, 8, 5, 7][i % 4]!;
      stage.draw(scallop(x, y, r * 0.8, r * 0.8, n, 1.15, i));
      stage.draw(circle(x, y, r * 0.3));
      if (stage.rich) stage.draw(circle(x, y, r * 0.17));
      for (let k = 0; k < n; k++)
        stage.trace(
          path(
            `M${x + Math.cos(i + (k * 6.283) / n) * r * 0.34} ${y + Math.sin(i + (k * 6.283) / n) * r * 0.34}L${x + Math.cos(i + (k * 6.283) / n) * r * 0.76} ${y + Math.sin(i + (k * 6.283) / n) * r * 0.76}`,
          ),
          0.8,
        );
    });
    stage.show(stage.stand({ ground: 950, w: 500, h: 620, float: 0.5 }), { halo: 15 });
    stage.frame(oval(AREA), 1.8);
  },
};
