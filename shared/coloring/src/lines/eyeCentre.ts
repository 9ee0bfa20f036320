import { sample, type Plane } from '../raster/plane';
import type { Point } from '../types';

// Shares of the distance between the eyes: how far a spot may be off, radii of an iris.
const REACH = 0.24, RADII = [0.05, 0.065, 0.085, 0.11];
const DIRECTIONS = 16, STEPS = 12;
// Most that one direction counts, in L: a single glaring rim is no ring.
const MOST_RISE = 22;

/**
 * The middle of the eye near a dark spot: where the picture grows lighter outwards on a ring all
 * around (radial symmetry; Loy, Zelinsky 2003). Lids, brows and shadows are no rings.
 * @param apart px between the eyes
 */
export function eyeCentre(L: Plane, spot: Point, apart: number): Point {
  const step = Math.max(1, (REACH * apart) / STEPS);
  let best = spot, most = -Infinity;
  for (let v = -STEPS; v <= STEPS; v++) {
    for (let u = -STEPS; u <= STEPS; u++) {
      const away = Math.hypot(u, v) / STEPS;
      if (away > 1) continue;
      const at: Point = [spot[0] + u * step, spot[1] + v * step];
      const score = ringness(L, at, apart) * (1 - 0.35 * away * away);
      if (score > most) {
        most = score;
        best = at;
      }
    }
  }
  return best;
}

function ringness({ width, height, data }: Plane, [x, y]: Point, apart: number): number {
  const at = (r: number, angle: number): number => sample(data, width, height, x - 0.5 + r * Math.cos(angle), y - 0.5 + r * Math.sin(angle));
  let most = 0;
  for (const share of RADII) {
    const r = share * apart;
    let sum = 0;
    for (let k = 0; k < DIRECTIONS; k++) {
      const angle = ((k + 0.5) * 2 * Math.PI) / DIRECTIONS;
      sum += Math.max(-MOST_RISE / 2, Math.min(MOST_RISE, at(1.35 * r, angle) - at(0.75 * r, angle)));
    }
    most = Math.max(most, sum / DIRECTIONS);
  }
  return most;
}
