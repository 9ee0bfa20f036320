import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, maskBox, type PixelBox, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { applyStroke, cutSide, reachOf, windowAround, type Stroke } from './brush';
import {
  boxIntersection,
  shiftedBox,
  cropGrowableMask,
  replacePart,
  type GrowableMask,
} from './growableMask';
import { reachOfTap, applyTap } from './region';
import { withoutSevered } from './severed';
import { withoutComponentAt } from './componentAt';

/** The picture under the brush, in px of the first cutout. */
export interface BrushedPicture {
  /** Extent of the picture; it may start left of and above the first cutout, at negative px. */
  readonly limits: PixelBox;
  /** Reads the colors in a box within the limits; their long side may be reduced to `side` px. */
  readonly colors: (box: PixelBox, side: number) => LabImage;
}

/** A stroke and the cutout after it. */
interface Step {
  readonly key: string;
  /** Null after it was dropped to free memory. */
  after: GrowableMask | null;
}

// The results of the last KEPT_STEPS strokes are kept (or as many as fit into MAX_KEPT_BYTES), and
// every STEP_SPACING-th earlier one, so that undoing recomputes fewer than STEP_SPACING strokes. A
// result takes up to 180 KB, or several megabytes if it has grown over a large photo.
const KEPT_STEPS = 20,
  STEP_SPACING = 10,
  MAX_KEPT_BYTES = 32e6;

/**
 * A cutout and the brush strokes on it. Each call computes only the strokes whose results are not
 * kept, and only near the brush.
 */
export class BrushedCutout {
  private readonly start: GrowableMask;
  private steps: Step[] = [];

  /** @param dogs points of each found dog; an erasing tap never removes a part that holds a dog */
  constructor(
    private readonly picture: BrushedPicture,
    start: Mask,
    private readonly dogs: readonly (readonly Point[])[] = [],
  ) {
    this.start = { box: { x0: 0, y0: 0, x1: start.width, y1: start.height }, mask: start };
  }

  /**
   * Returns the cutout after all strokes, in order. `check` is called before each stroke that is
   * computed and may throw to stop.
   */
  after(strokes: readonly Stroke[], check: () => void): GrowableMask {
    const keys = strokes.map((stroke) => JSON.stringify(stroke));
    const firstChanged = keys.findIndex((key, i) => this.steps[i]?.key !== key);
    this.steps.length = Math.min(this.steps.length, firstChanged < 0 ? keys.length : firstChanged);
    let first = strokes.length;
    while (first > 0 && !this.steps[first - 1]?.after) first--;
    let growable = this.steps[first - 1]?.after ?? this.start;
    for (let i = first; i < strokes.length; i++) {
      check();
      growable = this.apply(growable, strokes.slice(0, i), strokes[i]);
      this.steps[i] = { key: keys[i], after: growable };
    }
    this.dropOld();
    return growable;
  }

  /** Drops results that are no longer worth their memory. */
  private dropOld(): void {
    const last = this.steps.at(-1)?.after?.mask.data.length ?? 0;
    const count = clamp(Math.floor(MAX_KEPT_BYTES / last), 1, KEPT_STEPS);
    for (let i = this.steps.length - count - 1; i >= 0; i--)
      if ((i + 1) % STEP_SPACING > 0) this.steps[i].after = null;
  }

  /** Applies a stroke to the cutout after the earlier ones. */
  private apply(before: GrowableMask, earlier: readonly Stroke[], stroke: Stroke): GrowableMask {
    if (stroke.isTap && stroke.mode === 'erase') {
      const rest = withoutComponentAt(before, stroke.dabs[0], this.dogs);
      if (rest) return rest;
    }
    const after = this.applyNearBrush(before, stroke);
    if (stroke.mode === 'keep' || after === before) return after;
    const { x0, y0 } = before.box;
    const keeps = earlier.flatMap(({ mode, dabs }) =>
      mode === 'keep' ? dabs.map(({ x, y }) => ({ x: x - x0, y: y - y0 })) : [],
    );
    return { box: after.box, mask: withoutSevered(before.mask, after.mask, keeps) };
  }

  /** Applies a stroke within the window around it. */
  private applyNearBrush(before: GrowableMask, { dabs, mode, isTap }: Stroke): GrowableMask {
    const { limits } = this.picture;
    const reach = isTap ? reachOfTap(this.start.mask) : reachOf(dabs);
    const area = mode === 'keep' ? limits : boxIntersection(limits, before.box);
    const box = area && boxIntersection(windowAround(dabs, reach), area);
    if (!box) return before;
    const part = cropGrowableMask(before, box),
      lab = this.picture.colors(box, isTap ? Infinity : cutSide(part));
    const local = dabs.map((dab) => ({ ...dab, x: dab.x - box.x0, y: dab.y - box.y0 }));
    const after = isTap ? applyTap(lab, part, local[0], mode) : applyStroke(lab, part, local, mode);
    const inside = mode === 'keep' ? maskBox(after) : null;
    return replacePart(before, after, box, inside && shiftedBox(inside, box.x0, box.y0));
  }
}
