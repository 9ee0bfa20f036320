import type { Rect } from '@scribblepup/imaging';
import type { Peak } from '../../../e2e/support/memory';
import type { Dab } from '@scribblepup/tracing';

/** Measurements of one run, in ms from the start of the extraction unless stated otherwise. */
export interface Result {
  /** Duration of each stage of the extraction. */
  readonly stages: Readonly<Record<string, number>>;
  readonly extraction: number;
  readonly firstPage: number;
  /** Time for 25 pages and for all 100 pages with their previews, without the extraction. */
  readonly pages25: number;
  readonly pages100: number;
  /** Time from a tap of the brush to the new cutout, and the same for a drag after it. */
  readonly tap: number;
  readonly drag: number;
  /**
   * Peak memory. In Node: of a process that runs the engine on decoded pixels and writes the
   * previews as PNG. In Chromium: of the page's renderer with all its workers.
   */
  readonly memory: Peak;
  /** Memory before the work begins: of Node with the pixels loaded, or of an empty tab. */
  readonly empty: Peak;
}

/** Makes an `onStage` callback that sums up the time spent in each reported stage. */
export function stageClock(): { stages: Record<string, number>; onStage: (stage: string) => void } {
  const stages: Record<string, number> = {};
  let last = '';
  let since = performance.now();
  return {
    stages,
    onStage: (stage) => {
      const now = performance.now();
      if (last) stages[last] = (stages[last] ?? 0) + now - since;
      since = now;
      last = stage;
    },
  };
}

export const choices = { name: 'Buddy', bornMonth: 5 };

/**
 * A tap in the middle of an area of the photo, and a drag from there to the right, in px of the
 * photo.
 */
export function brushIn({ x, y, width, height }: Rect): {
  readonly tap: Dab;
  readonly drag: readonly Dab[];
} {
  const radius = width / 20,
    tap: Dab = { x: x + width / 2, y: y + height / 2, radius, mode: 'keep', region: true };
  return {
    tap,
    drag: Array.from({ length: 8 }, (_, i): Dab => ({
      x: tap.x + (i * radius) / 2,
      y: tap.y,
      radius,
      mode: 'keep',
      ...(i === 0 && { begins: true }),
    })),
  };
}
