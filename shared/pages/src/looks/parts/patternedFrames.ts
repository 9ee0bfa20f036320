import type { Path } from '@scribblepup/imaging/curves/path';
import { railOf } from '../../canvas/rail';
import { path, polygon, catmullRom } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, inset, right, type SheetBox } from '../../canvas/sheet';
import { rounded } from './frames';

// Holes of frames with a patterned edge, clockwise as `Stage.frame` needs them.

/**
 * Cloth cut with pinking shears. It has no teeth at the corners, where they would be too narrow.
 */
export const pinked = (teeth = 20, depth = 20, box: SheetBox = AREA): Path => {
  const points: number[] = [];
  const side = (n: number, x: number, y: number, dx: number, dy: number): void => {
    const [along, down] = [Math.sign(dx) * depth, Math.sign(dy) * depth];
    points.push(x + along - down, y + along + down);
    for (let i = 1; i < n; i++) {
      points.push(x + (dx * i) / n, y + (dy * i) / n);
      if (i < n - 1) points.push(x + (dx * (i + 0.5)) / n - down, y + (dy * (i + 0.5)) / n + along);
    }
  };
  const sideTeeth = Math.round((teeth * box.h) / box.w);
  side(teeth, box.x, box.y, box.w, 0);
  side(sideTeeth, right(box), box.y, 0, box.h);
  side(teeth, right(box), bottom(box), -box.w, 0);
  side(sideTeeth, box.x, bottom(box), 0, -box.h);
  return polygon(points);
};

/** Lace: half circles along a rounded frame. */
export const lace = (step = 46, box: SheetBox = AREA): Path => {
  const rail = railOf(rounded(70, inset(box, step * 0.4)), step);
  const at = (s: number, v: number): string =>
    rail
      .at(s, v)
      .map((n) => n.toFixed(1))
      .join(' ');
  let d = `M${at(0, 0)}`;
  for (let i = 0; i < rail.steps; i++)
    d += `C${at(i + 0.04, step * -0.56)} ${at(i + 0.96, step * -0.56)} ${at(i + 1, 0)}`;
  return path(`${d}Z`);
};

/** A frame as if drawn by hand: no side is straight. */
export const wavy = (amplitude = 16, box: SheetBox = AREA): Path => {
  const rail = railOf(rounded(40, inset(box, amplitude)), 46);
  return catmullRom(
    Array.from({ length: rail.steps }, (_, i) => rail.at(i, amplitude * Math.sin(i * 1.27))).flat(),
    true,
  );
};

/** A cut gemstone with sides of different lengths. */
export const gem = (box: SheetBox = AREA): Path => {
  const [l, t, r, b] = [box.x, box.y, right(box), bottom(box)];
  return polygon([
    l + 110,
    t,
    r - 190,
    t,
    r - 40,
    t + 90,
    r,
    t + 260,
    r,
    b - 210,
    r - 130,
    b,
    l + 210,
    b,
    l + 50,
    b - 80,
    l,
    b - 250,
    l,
    t + 170,
  ]);
};
