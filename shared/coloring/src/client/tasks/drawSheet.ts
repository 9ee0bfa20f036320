import type { SheetPath } from '../../types';
import type { Size } from './size';

/** Sheet units: 100 to the inch, 8.5 x 11 in. */
const SHEET_WIDTH = 850;

/** The part of a 2d context that a sheet is drawn with; `P` stands for Path2D. */
export interface SheetContext<P> {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: CanvasLineCap;
  lineJoin: CanvasLineJoin;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clip(path: P): void;
  fill(path: P, rule?: CanvasFillRule): void;
  stroke(path: P): void;
}

/** Draws a page on white, painter's order. `toPath` makes a Path2D of SVG path data. */
export const drawSheet = <P>(
  context: SheetContext<P>,
  sheet: readonly SheetPath[],
  size: Size,
  toPath: (d: string) => P,
): void => {
  const scale = size.width / SHEET_WIDTH;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.strokeStyle = 'black';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const path of sheet) {
    const shape = toPath(path.d);
    context.save();
    if (path.clip !== undefined) context.clip(toPath(path.clip));
    if (path.fill !== null) {
      context.fillStyle = path.fill;
      context.fill(shape, path.evenOdd ? 'evenodd' : 'nonzero');
    }
    if (path.stroke !== null) {
      context.lineWidth = path.stroke;
      context.stroke(shape);
    }
    context.restore();
  }
};
