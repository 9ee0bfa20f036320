import { LOOK_IDS } from '@scribblepup/pages/ids';
import { MAX_GENERATED_PAGES } from '@scribblepup/library';

/**
 * The pages that a project offers: the ids of the first hundred looks by number, in the order of
 * the screen. The README of pages explains how to offer or retire one. The engine draws any look
 * that it has.
 */
const hundred: readonly string[] = LOOK_IDS.slice(0, MAX_GENERATED_PAGES);

/** The ids of the first `count` pages on offer. */
export const offeredLooks = (count: number = MAX_GENERATED_PAGES): readonly string[] =>
  hundred.slice(0, count);
