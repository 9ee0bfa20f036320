/** The stages of an extraction in order, each with its share of the total time. */
export const STAGES = [
  ['frame', 0.1],
  ['cutout', 0.3],
  ['flow', 0.34],
  ['lines', 0.14],
  ['face', 0.06],
  ['vectors', 0.06],
] as const;

export type TracingStage = (typeof STAGES)[number][0];

/**
 * Progress callback: called when a stage begins and again while a long one runs, with the share of
 * the work done (0 to 1, never falling). Throw from it to stop.
 */
export type OnStage = (stage: string, share: number) => void;

/** Returns the share of the work done when a stage begins, 0 to 1. */
export function shareAt(stage: TracingStage): number {
  const total = STAGES.reduce((sum, [, share]) => sum + share, 0);
  const before = STAGES.findIndex(([name]) => name === stage);
  return STAGES.slice(0, before).reduce((sum, [, share]) => sum + share, 0) / total;
}

/** Reports that a stage begins. */
export const reportStage = (stage: TracingStage, report: OnStage): void =>
  report(stage, shareAt(stage));
