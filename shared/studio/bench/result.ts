import type { Rect } from '@scribblepup/imaging';
import type { Dab } from '@scribblepup/tracing';

/** What one run measures, in milliseconds from the start of the extraction unless it says otherwise. */
export interface Result {
  /** Each stage of the extraction by itself. */
  readonly stages: Readonly<Record<string, number>>;
  readonly extraction: number;
  readonly firstPage: number;
  /** Twenty-five, and all hundred pages with their previews, extraction not counted. */
  readonly pages25: number;
  readonly pages100: number;
  /** From a tap of the brush to the cutout with it, and from a drag after it. */
  readonly tap: number;
  readonly drag: number;
  /**
   * Most resident memory, MB, code and libraries included: of a Node process that runs the engine on
   * decoded pixels and writes the previews as PNG; of the page's renderer with all of its workers in Chromium.
   */
  readonly memory: number;
  /** The same before the work begins: what Node with the pixels, or an empty tab, takes by itself. */
  readonly empty: number;
}

/** Adds up the time between stages as they are reported. */
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

/** A tap in the middle of an area of the photo, and a drag from there to the right. */
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
