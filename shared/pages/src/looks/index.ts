import type { Look } from '../canvas/look';
import { portraits } from './portraits';
import { patterns } from './patterns';
import { puzzles } from './puzzles';
import { scenes } from './scenes';

export type { Look } from '../canvas/look';

/**
 * All looks, alternating between the families, so that every step of 25 pages contains every
 * family.
 */
export const looks: readonly Look[] = Array.from(
  { length: Math.max(scenes.length, portraits.length, patterns.length, puzzles.length) },
  (_, i) => [scenes[i], portraits[i], patterns[i], puzzles[i]].filter((look) => look !== undefined),
).flat();
