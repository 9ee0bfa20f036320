import { tightBounds, transform, type Path } from '@scribblepup/imaging/curves/path';
import { ellipse, path, polygon, rect, scallop } from '@scribblepup/imaging/curves/shapes';
import { AREA, bottom, right, type SheetBox } from '../../canvas/sheet';

// Holes of frames, clockwise, so that `Stage.frame` covers everything outside. They fill the box.

/** A rectangle with rounded corners of radius r. */
export const rounded = (r = 26, box: SheetBox = AREA): Path => rect(box.x, box.y, box.w, box.h, r);

/** An ellipse. */
export const oval = (box: SheetBox = AREA): Path =>
  ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2);

/** A window with a round top. */
export const arch = (box: SheetBox = AREA): Path => {
  const r = box.w / 2;
  return path(
    `M${box.x} ${bottom(box)}L${box.x} ${box.y + r}A${r} ${r} 0 0 1 ${right(box)} ${box.y + r}L${right(box)} ${bottom(box)}Z`,
  );
};

/** Corners cut by quarter circles, like an old ticket. */
export const ticket = (r = 60, box: SheetBox = AREA): Path => {
  const [l, t, rr, b] = [box.x, box.y, right(box), bottom(box)];
  return path(
    `M${l + r} ${t}L${rr - r} ${t}A${r} ${r} 0 0 0 ${rr} ${t + r}L${rr} ${b - r}A${r} ${r} 0 0 0 ${rr - r} ${b}L${l + r} ${b}A${r} ${r} 0 0 0 ${l} ${b - r}L${l} ${t + r}A${r} ${r} 0 0 0 ${l + r} ${t}Z`,
  );
};

/** A rectangle with its corners cut off, `cut` along each side. */
export const octagon = (cut = 90, box: SheetBox = AREA): Path => {
  const [l, t, r, b] = [box.x, box.y, right(box), bottom(box)];
  return polygon([
    l + cut,
    t,
    r - cut,
    t,
    r,
    t + cut,
    r,
    b - cut,
    r - cut,
    b,
    l + cut,
    b,
    l,
    b - cut,
    l,
    t + cut,
  ]);
};

/** A cloud-like edge, whose bumps just touch the box. */
export const cloudy = (bumps = 26, box: SheetBox = AREA): Path => {
  const ring = scallop(0, 0, box.w / 2, box.h / 2, bumps, 0.5);
  const [l, t, r, b] = tightBounds(ring);
  const [scaleX, scaleY] = [box.w / (r - l), box.h / (b - t)];
  return transform(ring, [scaleX, 0, 0, scaleY, box.x - l * scaleX, box.y - t * scaleY]);
};

/** A stamp's perforated edge of half circles, `n` along the short side. */
export const stamp = (n = 14, box: SheetBox = AREA): Path => {
  const step = box.w / n;
  const r = step * 0.3;
  const m = Math.round(box.h / step);
  const sideStep = box.h / m;
  let d = `M${box.x} ${box.y}`;
  const teeth = (
    count: number,
    dx: number,
    dy: number,
    from: readonly [number, number],
    spacing: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const at = (k: number): string =>
        `${from[0] + dx * spacing * k} ${from[1] + dy * spacing * k}`;
      d += `L${at(i + 0.5 - r / spacing)}A${r} ${r} 0 0 0 ${at(i + 0.5 + r / spacing)}L${at(i + 1)}`;
    }
  };
  teeth(n, 1, 0, [box.x, box.y], step);
  teeth(m, 0, 1, [right(box), box.y], sideStep);
  teeth(n, -1, 0, [right(box), bottom(box)], step);
  teeth(m, 0, -1, [box.x, bottom(box)], sideStep);
  return path(`${d}Z`);
};
