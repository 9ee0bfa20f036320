import { circle, path, polygon, rect } from '@scribblepup/imaging/curves/shapes';
import { inset } from '../../canvas/sheet';
import { contains, grown, resampled } from '@scribblepup/imaging/curves/rings';
import { words } from '../../lettering/texts';
import type { Look } from '../../canvas/look';
import { rounded } from '../parts/frames';
import { flank, paws, peek } from '../parts/peek';
import { scattered, voronoi } from '../parts/voronoi';
import { tulip } from '../props/nature';
import { pottedCactus } from '../props/home';
import { ball, bone, bookStack } from '../props/things';
import {
  appleToken,
  ballToken,
  boneToken,
  fishToken,
  heartToken,
  starToken,
} from '../props/tokens';
import { strokes } from '../../lettering/strokes';
import type { Prop } from '../../canvas/prop';

/** Numbered cells around the dog, and a key below to choose a color for each number. */
export const byNumbers: Look = {
  id: 'by-numbers',
  title: 'Color by numbers',
  family: 'puzzles',
  draw(stage) {
    const { area, rng } = stage;
    const box = { x: area.x, y: area.y, w: area.w, h: area.h - 105 };
    const points = scattered(rng, inset(box, -20), stage.simple ? 150 : 132);
    const dog = stage.stand({
      ground: box.y + box.h - 22,
      w: 500,
      h: 640,
      sink: 24,
      float: 0.4,
      area: box,
    });
    const off = [grown(resampled(dog.rings[0] ?? [], 80), 22)];
    const marks: [string, number, number][] = [];
    for (const cell of voronoi(points, inset(box, -30))) {
      if (cell.length < 6) continue;
      stage.draw(polygon(cell), { line: 1.1 });
      const n = cell.length / 2;
      const cx = cell.reduce((sum, v, i) => sum + (i % 2 === 0 ? v : 0), 0) / n;
      const cy = cell.reduce((sum, v, i) => sum + (i % 2 === 1 ? v : 0), 0) / n;
      if (
        cx > box.x + 20 &&
        cx < box.x + box.w - 20 &&
        cy > box.y + 20 &&
        cy < box.y + box.h - 20 &&
        !contains(off, cx, cy)
      )
        marks.push([String(rng.whole(1, 5)), cx, cy]);
    }
    stage.labels(marks, 20);
    stage.show(dog, {
      halo: 8,
      clip: `M${box.x} ${box.y}L${box.x + box.w} ${box.y}L${box.x + box.w} ${box.y + box.h}L${box.x} ${box.y + box.h}Z`,
    });
    stage.frame(rounded(18, box));
    for (let i = 0; i < 5; i++) {
      const x = 112 + i * 140;
      stage.draw(rect(x + 28, 948, 70, 70, 16)).labels([[String(i + 1), x, 983]], 34);
    }
  },
};

const COUNTED: readonly Prop[] = [boneToken, heartToken, fishToken, starToken, appleToken];

/** Sums with things instead of numbers. */
export const sums: Look = {
  id: 'sums',
  title: 'Count and write',
  family: 'puzzles',
  draw(stage) {
    const { rng } = stage;
    const rim = 430;
    const dog = stage.stand({
      x: 330,
      rim,
      hide: stage.bust ? 0.06 : 0.2,
      w: 540,
      h: stage.bust ? 310 : 390,
      stretch: false,
      area: { x: 85, y: 95, w: 680, h: 400 },
    });
    flank(stage, dog, [bookStack, pottedCactus], rim, 120, 120);
    peek(stage, dog, rim);
    stage
      .draw(rect(60, rim, 730, 640), { line: 1.2 })
      .trace(path(`M60 ${rim + 22}L790 ${rim + 22}`), 0.9);
    paws(stage, dog, rim);
    stage.frame(30);
    for (let row = 0; row < 5; row++) {
      const y = 512 + row * 108;
      const [a, b] = [rng.whole(1, 3), rng.whole(1, 2)];
      const one = (x: number): void => void stage.put(COUNTED[row]!, x, y, row % 2 ? 80 : 72);
      for (let i = 0; i < a; i++) one(140 + i * 88);
      stage.trace(strokes('+', 400, y, 38), 1.1);
      for (let i = 0; i < b; i++) one(462 + i * 88);
      stage.trace(strokes('=', 612, y, 38), 1.1).draw(rect(656, y - 42, 84, 84, 14), { line: 1.1 });
    }
  },
};

/** A square of 4 x 4 cells in which every row and column has each picture once. */
export const sudoku: Look = {
  id: 'picture-sudoku',
  title: 'Picture sudoku',
  family: 'puzzles',
  draw(stage) {
    const { rng } = stage;
    const order = rng.shuffle([0, 1, 2, 3]);
    const rows = [
      [0, 1, 2, 3],
      [2, 3, 0, 1],
      [1, 0, 3, 2],
      [3, 2, 1, 0],
    ].map((r) => r.map((v) => order[v]!));
    const shown = new Set(rng.shuffle(Array.from({ length: 16 }, (_, i) => i)).slice(0, 9));
    const [x0, y0, s] = [125, 352, 150];
    const things = [boneToken, ballToken, appleToken, starToken];
    const area = { x: x0, y: 80, w: 4 * s, h: 272 };
    const dog = stage.stand({
      x: 500,
      rim: y0,
      hide: stage.bust ? 0.06 : 0.24,
      w: 520,
      h: stage.bust ? 272 : 345,
      stretch: false,
      area,
    });
    flank(stage, dog, [tulip, pottedCactus], y0, 120, 100, area);
    peek(stage, dog, y0, {}, [x0 + 6, x0 + 4 * s - 6]);
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 4; c++) {
        const [x, y] = [x0 + c * s, y0 + r * s];
        stage.draw(rect(x, y, s, s));
        const thing = things[rows[r]![c]!]!;
        if (shown.has(r * 4 + c)) stage.put(thing, x + s / 2, y + s / 2, 104);
      }
    stage
      .trace(rect(x0, y0, 4 * s, 4 * s), 1.7)
      .trace(
        path(
          `M${x0 + 2 * s} ${y0}L${x0 + 2 * s} ${y0 + 4 * s}M${x0} ${y0 + 2 * s}L${x0 + 4 * s} ${y0 + 2 * s}`,
        ),
        1.7,
      );
    paws(stage, dog, y0);
    things.forEach((thing, i) => stage.put(thing, x0 + (i + 0.5) * s, 988, 70));
    stage.mat(rounded(26));
  },
};

/** A dot-to-dot bone, and the dog that waits for it. */
export const dotBone: Look = {
  id: 'dot-bone',
  title: 'Dot-to-dot bone',
  family: 'puzzles',
  draw(stage) {
    const dog = stage.stand({
      ground: 935,
      w: 480,
      h: 480,
      area: { x: 75, y: 400, w: 700, h: 625 },
    });
    const ring = resampled(
      [
        150, -46, 180, -110, 250, -96, 250, -36, 276, 0, 250, 36, 250, 96, 180, 110, 150, 46, -150,
        46, -180, 110, -250, 96, -250, 36, -276, 0, -250, -36, -250, -96, -180, -110, -150, -46,
      ],
      stage.simple ? 18 : 30,
    );
    const dots: [number, number][] = [];
    for (let i = 0; i < ring.length; i += 2) dots.push([425 + ring[i]!, 290 + ring[i + 1]!]);
    stage.drawAll(
      dots.map(([x, y]) => circle(x, y, 4.2)),
      { fill: 'black', line: 0 },
    );
    const far = grown(ring, 18);
    stage.labels(
      dots.map((_, i) => [String(i + 1), 425 + far[2 * i]!, 290 + far[2 * i + 1]!] as const),
      13,
    );
    stage.draw(path('M50 860C200 830 330 870 480 845C620 825 720 860 800 840L800 1060L50 1060Z'));
    stage.show(dog);
    stage.draw(path('M50 960C200 935 340 970 480 950C620 932 720 968 800 945L800 1060L50 1060Z'));
    stage.put(ball, 150, 985, 84).put(bone, 680, 990, 70, { turn: -0.3 });
    stage.heading(words('connect', stage.name), 104);
    stage.frame(26);
  },
};
