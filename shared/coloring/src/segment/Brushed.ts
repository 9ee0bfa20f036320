import type { Lab } from '../raster/lab';
import type { Mask } from '../raster/plane';
import { applyStroke, type Stroke } from './brush';
import { withoutSevered } from './severed';

interface Step {
  readonly key: string;
  readonly after: Mask;
}

/** A cutout and the strokes on it; after each call only strokes that are new are worked out. */
export class Brushed {
  private readonly picture: Lab;
  private readonly start: Mask;
  private steps: Step[] = [];

  constructor(picture: Lab, start: Mask) {
    this.picture = picture;
    this.start = start;
  }

  /** Width of the cutout in px. */
  get width(): number {
    return this.start.width;
  }

  /** The cutout after all strokes, in order. `check` is called before each new one; may throw to stop. */
  after(strokes: readonly Stroke[], check: () => void): Mask {
    const keys = strokes.map((stroke) => JSON.stringify(stroke));
    const same = keys.findIndex((key, i) => this.steps[i]?.key !== key);
    this.steps.length = Math.min(this.steps.length, same < 0 ? keys.length : same);
    for (let i = this.steps.length; i < strokes.length; i++) {
      check();
      this.steps.push({ key: keys[i]!, after: this.next(this.steps.at(-1)?.after ?? this.start, strokes.slice(0, i), strokes[i]!) });
    }
    return this.steps.at(-1)?.after ?? this.start;
  }

  private next(before: Mask, earlier: readonly Stroke[], stroke: Stroke): Mask {
    const after = applyStroke(this.picture, before, stroke);
    if (stroke.mode === 'keep') return after;
    const keeps = earlier.flatMap(({ mode, dabs }) => (mode === 'keep' ? dabs : []));
    return withoutSevered(before, after, keeps);
  }
}
