/** The stages of an extraction and the share of the time each takes, in order. */
export const STAGES = [
  ['frame', 0.1],
  ['cutout', 0.3],
  ['flow', 0.34],
  ['lines', 0.14],
  ['face', 0.06],
  ['vectors', 0.06],
] as const;

export type Stage = (typeof STAGES)[number][0];

/** Told of each stage that begins, with the share of the whole that is done; throws to stop. */
export type Report = (stage: string, share: number) => void;

/** Share of the whole that is done when a stage begins. */
export function shareAt(stage: Stage): number {
  const total = STAGES.reduce((sum, [, share]) => sum + share, 0);
  const before = STAGES.findIndex(([name]) => name === stage);
  return STAGES.slice(0, before).reduce((sum, [, share]) => sum + share, 0) / total;
}

/** Tells of a stage that begins. */
export const begin = (stage: Stage, report: Report): void => report(stage, shareAt(stage));
