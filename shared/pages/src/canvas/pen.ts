import type { PageItem } from '../model/types';
import {
  controlPointBounds,
  parsePath,
  joined,
  placed,
  toPathData,
  type Path,
} from '@scribblepup/imaging/curves/path';
import { clamp } from '@scribblepup/imaging/plane';
import { round } from '@scribblepup/imaging/round';
import type { Prop } from './prop';
import { AREA, WIDTHS } from './sheet';
import type { Style } from './style';
import type { SheetView } from './view';

interface DrawOptions {
  /** Default white, so that a shape covers the drawings behind it. */
  readonly fill?: 'white' | 'black' | 'none';
  /** Factor for the page's line width; 0 for no line. Default 1. */
  readonly line?: number;
  readonly clip?: string;
}

interface PutOptions {
  /** Radians, clockwise. */
  readonly rotation?: number;
  readonly mirror?: boolean;
  readonly line?: number;
}

/** Draws shapes and props on a page in painter's order, from back to front. */
export class Pen {
  /** Width of a prop's line in sheet units. */
  readonly line: number;
  readonly #minSize: number;
  readonly #maxDroppedLine: number;

  constructor(
    style: Style,
    protected readonly view: SheetView,
    readonly items: PageItem[] = [],
  ) {
    this.line = style.line;
    this.#minSize = style.minSize;
    this.#maxDroppedLine = style.maxDroppedLine;
  }

  /** Draws a shape with its outline. Drops it if it is too small for the child's age. */
  draw(shape: Path | string, { fill = 'white', line = 1, clip }: DrawOptions = {}): this {
    const outline = typeof shape === 'string' ? parsePath(shape) : shape;
    if (fill === 'black' || !this.#isTooSmall(outline)) this.#add(outline, fill, line, clip);
    return this;
  }

  #add(shape: Path, fill: NonNullable<DrawOptions['fill']>, line: number, clip?: string): void {
    if (isOutsideArea(shape)) return;
    this.addToSheet(this.view.shape(shape), fill, line, clip);
  }

  /** Adds a shape that is already in sheet coordinates, without the page's view. */
  protected addToSheet(
    shape: Path,
    fill: NonNullable<DrawOptions['fill']>,
    line: number,
    clip?: string,
  ): void {
    this.items.push({
      kind: 'path',
      d: toPathData(shape),
      ...(fill === 'none' ? {} : { fill }),
      ...(line > 0
        ? {
            stroke: clamp(round(this.line * line, 2), WIDTHS.min, WIDTHS.maxAccent),
          }
        : {}),
      ...(clip ? { clip: this.view.clip(clip) } : {}),
    });
  }

  #isTooSmall(shape: Path): boolean {
    if (this.#minSize === 0) return false;
    const [l, t, r, b] = controlPointBounds(shape);
    return r - l < this.#minSize && b - t < this.#minSize;
  }

  /** Draws many non-overlapping shapes as one item, which keeps the page's data short. */
  drawAll(shapes: readonly Path[], options: DrawOptions = {}): this {
    return this.draw(joined(shapes.filter((shape) => !isOutsideArea(shape))), options);
  }

  /** Draws only the line of a shape, without a fill. */
  stroke(shape: Path | string, line = 0.8, clip?: string): this {
    return line <= this.#maxDroppedLine
      ? this
      : this.draw(shape, { fill: 'none', line, ...(clip ? { clip } : {}) });
  }

  /** Draws a prop with its origin at x, y. 100 units of the prop become `size` units. */
  put(
    prop: Prop,
    x: number,
    y: number,
    size = PROP_SIZE,
    { rotation = 0, mirror = false, line = 1 }: PutOptions = {},
  ): this {
    const parts = prop.map((part) => ({
      ...part,
      shape: placed(parsePath(part.d), x, y, size / PROP_SIZE, rotation, mirror),
    }));
    const shown = parts.filter(
      ({ fill, shape, line: own = 1 }) =>
        fill === 'black' ||
        (!this.#isTooSmall(shape) && (fill !== 'none' || own > this.#maxDroppedLine)),
    );
    if (shown.every(({ fill }) => fill === 'black')) return this;
    for (const { shape, fill = 'white', line: own = 1 } of shown)
      this.#add(shape, fill, line * own);
    return this;
  }
}

/** The size of a prop in its own units. */
const PROP_SIZE = 100;
/** How far the line of a shape may extend past the shape, in sheet units. */
const MAX_OVERHANG = 8;

/**
 * True if a shape is invisible: empty, or entirely outside the area, where every frame covers it.
 */
function isOutsideArea(shape: Path): boolean {
  const [l, t, r, b] = controlPointBounds(shape);
  return !(
    r > AREA.x - MAX_OVERHANG &&
    l < AREA.x + AREA.w + MAX_OVERHANG &&
    b > AREA.y - MAX_OVERHANG &&
    t < AREA.y + AREA.h + MAX_OVERHANG
  );
}
