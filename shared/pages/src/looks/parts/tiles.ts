import type { Path } from '@scribblepup/imaging/curves/path';
import { path, polygon, regularPolygon, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';
import { AREA, bottom, right } from '../../canvas/sheet';

// Patterns that fill the area with fields large enough to color.

/**
 * Row height of a grid of hexagons, and of one of triangles, as shares of the spacing: sqrt(3) / 2.
 */
const HEXAGON_ROW = 0.866,
  TRIANGLE_ROW = 0.86;
/** Spacing of a grid of hexagons in radii of a hexagon. */
const SQRT_3 = 1.732;

/** Draws a wave in the style of Japanese cloth: concentric arcs around x, y. */
export function wave(stage: Stage, x: number, y: number, r: number, arcs: number): void {
  for (let k = arcs; k > 0; k--)
    stage.draw(
      path(
        `M${x - (r * k) / arcs} ${y}A${(r * k) / arcs} ${(r * k) / arcs} 0 0 1 ${x + (r * k) / arcs} ${y}Z`,
      ),
    );
}

/**
 * Draws rows of whole waves of radius r down to the height `lowestY`. Each row covers part of
 * the row above it.
 */
export function waves(stage: Stage, r: number, arcs: number, lowestY: number): void {
  const rows = Math.floor((lowestY - AREA.y - r) / (r / 2));
  for (let row = rows; row >= 0; row--)
    for (let x = AREA.x + (row % 2 === 0 ? r : 2 * r); x + r <= right(AREA) + 1; x += 2 * r)
      wave(stage, x, lowestY - (row * r) / 2, r, arcs);
}

/** Centers of hexagons with a horizontal spacing of s. */
function hexagonCenters(s: number): [x: number, y: number][] {
  const centers: [number, number][] = [];
  const rowHeight = s * HEXAGON_ROW;
  for (let r = -1; r * rowHeight < AREA.h + s; r++)
    for (let c = -1; c * s < AREA.w + s; c++)
      centers.push([AREA.x + c * s + (r % 2 === 0 ? 0 : s / 2), AREA.y + r * rowHeight]);
  return centers;
}

/** Draws hexagons with a horizontal spacing of s, and calls `each` to draw something in each. */
export function hexagons(
  stage: Stage,
  s: number,
  each: (x: number, y: number, spacing: number, i: number) => void,
): void {
  hexagonCenters(s).forEach(([x, y], i) => {
    stage.draw(regularPolygon(x, y, s / SQRT_3, 6));
    each(x, y, s, i);
  });
}

/**
 * Draws the triangles of an irregular grid.
 * @param s spacing of the grid
 * @param jitter maximum distance of a corner from its regular place along x and y, as a share of s
 */
export function triangles(stage: Stage, s: number, jitter = 0.3): void {
  const { rng } = stage;
  const columns = Math.ceil(AREA.w / s) + 2;
  const rows = Math.ceil(AREA.h / (s * TRIANGLE_ROW)) + 2;
  const corners = Array.from({ length: rows + 1 }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c): [number, number] => [
      AREA.x + (c - 1) * s + (r % 2) * s * 0.5 + (rng() - 0.5) * s * jitter * 2,
      AREA.y + (r - 1) * s * TRIANGLE_ROW + (rng() - 0.5) * s * jitter * 2,
    ]),
  );
  const lines: Path[] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b, d, e] = [
        corners[r][c],
        corners[r][c + 1],
        corners[r + 1][c],
        corners[r + 1][c + 1],
      ];
      lines.push(polygon(r % 2 === 0 ? [...a, ...b, ...d] : [...a, ...b, ...e]));
      lines.push(polygon(r % 2 === 0 ? [...b, ...e, ...d] : [...a, ...e, ...d]));
    }
  stage.drawAll(lines);
}

/**
 * An Archimedean spiral around x, y from the radius `from` to the radius `to`; its turns are `gap`
 * apart.
 * @param startAngle direction of its inner end, in radians
 */
export function spiral(
  x: number,
  y: number,
  from: number,
  to: number,
  gap: number,
  startAngle = 0,
): Path {
  const points: number[] = [];
  for (let a = 0; ; a += 0.45) {
    const r = from + (gap * a) / (2 * Math.PI);
    if (r > to) break;
    points.push(x + Math.cos(a + startAngle) * r, y + Math.sin(a + startAngle) * r);
  }
  return catmullRom(points);
}

/**
 * Draws horizontal bands between wavy lines from top to bottom. `each` fills band i between its two
 * edges. Returns the outline of all bands.
 */
export function bands(
  stage: Stage,
  count: number,
  amplitude: number,
  each: (i: number, upper: (x: number) => number, lower: (x: number) => number) => void,
): Path {
  const edge =
    (i: number) =>
    (x: number): number =>
      AREA.y +
      amplitude +
      ((AREA.h - 2 * amplitude) * i) / count +
      Math.sin(x / 95 + i * 1.7) * amplitude;
  for (let i = 0; i < count; i++) {
    const points: number[] = [];
    for (let x = AREA.x - 20; x <= right(AREA) + 20; x += 40) points.push(x, edge(i)(x));
    const top = catmullRom(points);
    stage.draw(
      {
        ops: `${top.ops}LLZ`,
        xy: [...top.xy, right(AREA) + 20, bottom(AREA) + 20, AREA.x - 20, bottom(AREA) + 20],
      },
      { line: 1.2 },
    );
    each(i, edge(i), edge(i + 1));
  }
  const along = (i: number): number[] =>
    Array.from({ length: 21 }, (_, k) => AREA.x + (AREA.w * k) / 20).flatMap((x) => [
      x,
      edge(i)(x),
    ]);
  const back = along(count);
  const [upper, lower] = [
    catmullRom(along(0)),
    catmullRom(Array.from({ length: 21 }, (_, k) => back.slice(40 - 2 * k, 42 - 2 * k)).flat()),
  ];
  return { ops: `${upper.ops}L${lower.ops.slice(1)}Z`, xy: [...upper.xy, ...lower.xy] };
}

/** Draws a fan of arcs that opens upward from its foot at x, y. */
export function fan(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  rings: number,
  ribs: number,
): void {
  wave(stage, x, y, r, rings);
  const inner = r / rings;
  for (let i = 1; i < ribs; i++) {
    const a = Math.PI + (i * Math.PI) / ribs;
    stage.stroke(
      path(
        `M${x + Math.cos(a) * inner} ${y + Math.sin(a) * inner}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`,
      ),
      0.8,
    );
  }
}
