import { isObjectOf, isNonNegativeInteger, isString, type Infer } from '@scribblepup/kernel/schema';
import { createUnsavedInputStore } from '@scribblepup/library';

const isDraft = isObjectOf({ rating: isNonNegativeInteger, review: isString });

/** A review as typed so far; `rating` is 0 until stars are chosen. */
export type ReviewDraft = Infer<typeof isDraft>;

const emptyReview: ReviewDraft = { rating: 0, review: '' };

const drafts = createUnsavedInputStore('reviews', isDraft);

/** The review that was typed in this tab and not saved; empty if there is none. */
export const reviewDraft = (key: string): ReviewDraft => drafts.get(key) ?? emptyReview;

/** Keeps what is typed in this tab, so that leaving the screen or a reload does not lose it. */
export const saveReviewDraft = drafts.set;

export const clearReviewDraft = drafts.delete;
