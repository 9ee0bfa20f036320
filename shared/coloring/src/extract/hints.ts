import { strokesOf, type Stroke } from '../segment/brush';
import type { FacePoints } from '../lines/face';
import type { Dab, Hints, Point } from '../types';
import { toFrame, type Frame } from './frame';

const isPoint = (p: Point | undefined): p is Point => p !== undefined && Number.isFinite(p[0]) && Number.isFinite(p[1]);

/** The dabs that are numbers; others are no dabs. */
export const soundDabs = (dabs: readonly Dab[] = []): Dab[] =>
  dabs.filter(({ x, y, radius }) => [x, y, radius].every(Number.isFinite) && radius > 0);

/** The strokes of the brush in px of a cutout of the frame. */
export function strokesOn(frame: Frame, width: number, dabs: readonly Dab[]): Stroke[] {
  const scale = width / frame.lab.width;
  return strokesOf(dabs.map((dab) => {
    const [x, y] = toFrame(frame, [dab.x, dab.y]);
    return { mode: dab.mode, x: x * scale, y: y * scale, radius: dab.radius * frame.scaleX * scale };
  }));
}

/** The tapped points that lie in the frame, in px of the frame; eyes from left to right. */
export function tappedFace(frame: Frame, { eyes = [], nose }: Hints): FacePoints {
  const { width, height } = frame.lab;
  const inside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x < width && y < height;
  const seen = eyes.filter(isPoint).map((p) => toFrame(frame, p)).filter(inside).slice(0, 2).sort((p, q) => p[0] - q[0]);
  const tip = isPoint(nose) ? toFrame(frame, nose) : null;
  return tip && inside(tip) ? { eyes: seen, nose: tip } : { eyes: seen };
}
