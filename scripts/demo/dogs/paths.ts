/** SVG path data for the drawn dogs, on a canvas of 400 x 460 units. */

export const canvas = { width: 400, height: 460 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed ellipse as four cubic curves, so that every path has only plain coordinate pairs. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number = rx): string => {
  const kx = rx * 0.5523;
  const ky = ry * 0.5523;
  const at = (...xy: number[]): string => xy.map(round).join(' ');
  return (
    `M${at(cx - rx, cy)}C${at(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)}` +
    `C${at(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)}` +
    `C${at(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)}` +
    `C${at(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)}Z`
  );
};

/** Mirrors a path at the dog's middle. It may have only absolute M, L, C, Z with "x y" pairs. */
export const mirror = (d: string): string =>
  d.replace(
    /(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)/g,
    (_pair, x: string, y: string) => `${round(canvas.width - Number(x))} ${y}`,
  );

/**
 * Distorts a path as if a shaky hand had drawn it. A smooth field moves every point by up to about 2
 * units, so touching parts still touch, and color and line art stay aligned.
 */
export const wobble = (d: string): string =>
  d.replace(/(-?\d+\.?\d*)[ ,](-?\d+\.?\d*)/g, (_pair, sx: string, sy: string) => {
    const x = Number(sx);
    const y = Number(sy);
    const dx = 1.3 * Math.sin(x * 0.047 + y * 0.031) + 0.9 * Math.sin(y * 0.113 - x * 0.021);
    const dy = 1.3 * Math.sin(y * 0.043 - x * 0.037 + 2) + 0.9 * Math.sin(x * 0.097 + y * 0.017);
    return `${round(x + dx)} ${round(y + dy)}`;
  });

/** A curly puff: `lobes` bulges around a circle. */
export const puff = (
  cx: number,
  cy: number,
  radius: number,
  lobes: number,
  startAngle = 0,
): string => {
  const step = (2 * Math.PI) / lobes;
  const point = (angle: number, r: number): string =>
    `${round(cx + Math.cos(angle) * r)} ${round(cy + Math.sin(angle) * r)}`;
  let d = `M${point(startAngle, radius)}`;
  for (let i = 0; i < lobes; i++) {
    const start = startAngle + i * step;
    const bulge = radius * 1.36;
    d += `C${point(start + step * 0.12, bulge)} ${point(start + step * 0.88, bulge)} ${point(start + step, radius)}`;
  }
  return `${d}Z`;
};

/** A zigzag of crayon strokes over the whole canvas, with jitter from `random`. */
export const hatch = (random: () => number, gap = 12): string => {
  const angle = -0.62;
  const { width, height } = canvas;
  const reach = Math.hypot(width, height) / 2 + 10;
  const place = (x: number, y: number): string =>
    `${round(width / 2 + x * Math.cos(angle) - y * Math.sin(angle))} ${round(height / 2 + x * Math.sin(angle) + y * Math.cos(angle))}`;
  let d = '';
  let isForward = true;
  for (let t = -reach; t <= reach; t += gap) {
    const shake = (): number => (random() - 0.5) * 9;
    const ends = [
      place(-reach + shake(), t + shake()),
      place(reach + shake(), t + gap / 2 + shake()),
    ];
    if (!isForward) ends.reverse();
    for (const end of ends) d += `${d === '' ? 'M' : 'L'}${end}`;
    isForward = !isForward;
  }
  return d;
};

/** Pseudorandom numbers from 0 to 1: the linear congruential generator of Numerical Recipes. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
