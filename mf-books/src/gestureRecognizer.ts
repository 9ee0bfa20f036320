import type { Point } from '@scribblepup/studio';

/** A gesture of the pointers on a surface, in client px. */
export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'tap'; readonly at: Point }
  /** The first drag event starts where the pointer went down. */
  | { readonly kind: 'drag'; readonly from: Point; readonly to: Point; readonly isFirst: boolean }
  | { readonly kind: 'drop' }
  /** Two fingers: the old and new midpoint, and the factor by which their distance grew. */
  | { readonly kind: 'pinch'; readonly from: Point; readonly to: Point; readonly factor: number }
  /** Discards the current gesture. */
  | { readonly kind: 'cancel' };

/** The position of a pointer, client px. */
export const clientPoint = ({
  clientX,
  clientY,
}: Readonly<Record<'clientX' | 'clientY', number>>): Point => [clientX, clientY];

/** A pointer that moves less than this makes a tap, px. */
const SLOP = 6;
const none: Gesture = { kind: 'none' };

const midpoint = ([px, py]: Point, [qx, qy]: Point): Point => [(px + qx) / 2, (py + qy) / 2];
const distance = ([px, py]: Point, [qx, qy]: Point): number => Math.hypot(px - qx, py - qy);

/**
 * Distinguishes taps, drags and pinches. After a second finger touches, there are no taps or drags
 * until all fingers are lifted.
 */
export class GestureRecognizer {
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;

  down(id: number, point: Point): Gesture {
    this.pointers.set(id, point);
    if (this.pointers.size === 1) {
      this.start = point;
      this.isDragging = false;
      return none;
    }
    this.start = null;
    return { kind: 'cancel' };
  }

  move(id: number, to: Point): Gesture {
    const from = this.pointers.get(id);
    if (!from) return none;
    this.pointers.set(id, to);
    if (this.pointers.size === 2) return this.pinch(id, from, to);
    if (!this.start) return none;
    if (!this.isDragging && distance(this.start, to) < SLOP) return none;
    const isFirst = !this.isDragging;
    this.isDragging = true;
    return { kind: 'drag', from: isFirst ? this.start : from, to, isFirst };
  }

  up(id: number): Gesture {
    const { start, isDragging } = this;
    if (!this.pointers.delete(id) || !start) return none;
    this.start = null;
    return isDragging ? { kind: 'drop' } : { kind: 'tap', at: start };
  }

  /** Handles `pointercancel`: the system took the pointer away. */
  cancel(id: number): Gesture {
    this.pointers.delete(id);
    this.start = null;
    return { kind: 'cancel' };
  }

  private pinch(id: number, from: Point, to: Point): Gesture {
    const [other] = [...this.pointers].filter(([one]) => one !== id).map(([, point]) => point);
    return {
      kind: 'pinch',
      from: midpoint(from, other),
      to: midpoint(to, other),
      factor: distance(to, other) / Math.max(1, distance(from, other)),
    };
  }
}
