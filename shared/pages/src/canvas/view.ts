import type { DogItem } from '../model/types';
import {
  parsePathUncached,
  toPathData,
  transform,
  type Path,
  type Matrix,
} from '@scribblepup/imaging/curves/path';
import { round } from '@scribblepup/imaging/round';
import { SHEET } from './sheet';

/**
 * The transform from a look's drawing to the sheet: scaled about the sheet's center. Every page of
 * a book has its own scale, so that frames and grounds of different pages do not coincide. Line
 * widths are not scaled.
 */
export class SheetView {
  readonly #matrix: Matrix;
  readonly #clips = new Map<string, string>();

  constructor(readonly scale: number) {
    const [x, y] = [(1 - scale) * (SHEET.w / 2), (1 - scale) * (SHEET.h / 2)];
    this.#matrix = [scale, 0, 0, scale, x, y];
  }

  /** A path on the sheet. */
  shape(path: Path): Path {
    return this.scale === 1 ? path : transform(path, this.#matrix);
  }

  /** The path data of a clip on the sheet. Cached, because many items share a clip. */
  clip(d: string): string {
    if (this.scale === 1) return d;
    const cached = this.#clips.get(d);
    if (cached !== undefined) return cached;
    const moved = toPathData(this.shape(parsePathUncached(d)));
    this.#clips.set(d, moved);
    return moved;
  }

  /** A dog on the sheet, rounded for storage. */
  dog(item: DogItem): DogItem {
    const [s, , , , x, y] = this.#matrix;
    const { scale, dx, dy, halo, clip } = item;
    return {
      ...item,
      scale: round(s * scale, 4),
      dx: round(s * dx + x, 1),
      dy: round(s * dy + y, 1),
      halo: round(s * halo, 1),
      ...(clip ? { clip: this.clip(clip) } : {}),
    };
  }
}
