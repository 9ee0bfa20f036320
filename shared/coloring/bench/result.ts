/** What one run measures, in milliseconds from the start of the extraction unless it says otherwise. */
export interface Result {
  /** Each stage of the extraction by itself. */
  readonly stages: Readonly<Record<string, number>>;
  readonly extraction: number;
  readonly firstPage: number;
  /** Twenty-five, and all hundred pages with their previews, extraction not counted. */
  readonly pages25: number;
  readonly pages100: number;
  /** From a dab of the brush to the cutout with it. */
  readonly dab: number;
  /** Most memory, MB: of the process in Node, of the page's renderer in Chromium. */
  readonly memory: number;
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
