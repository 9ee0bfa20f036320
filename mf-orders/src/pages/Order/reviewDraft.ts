import { readTabItem, writeTabItem } from '@scribblepup/kernel';
import { hasFields, isIndex, isRecordOf, isText, type Infer } from '@scribblepup/kernel/schema';
import { subscribe } from '@scribblepup/library';

const isDraft = hasFields({ rating: isIndex, review: isText });
const isDrafts = isRecordOf(isDraft);

/** A review as typed so far; `rating` is 0 until stars are chosen. */
export type ReviewDraft = Infer<typeof isDraft>;
type Drafts = Infer<typeof isDrafts>;

const STORAGE_KEY = 'scribblepup:review-drafts';

const emptyReview: ReviewDraft = { rating: 0, review: '' };

const stored = (): Drafts => {
  try {
    const value: unknown = JSON.parse(readTabItem(STORAGE_KEY) ?? '{}');
    return isDrafts(value) ? value : {};
  } catch {
    return {};
  }
};

// In memory too, because the browser may forbid its storage.
let drafts = stored();

const store = (changed: Drafts): void => {
  drafts = changed;
  writeTabItem(STORAGE_KEY, JSON.stringify(changed));
};

// Only erasing everything announces `all`.
subscribe(({ kind }) => {
  if (kind === 'all') store({});
});

/** The review that was typed in this tab and not saved; empty if there is none. */
export const reviewDraft = (key: string): ReviewDraft => drafts[key] ?? emptyReview;

/** Keeps what is typed in this tab, so that leaving the screen or a reload does not lose it. */
export const keepReviewDraft = (key: string, draft: ReviewDraft): void => {
  store({ ...drafts, [key]: draft });
};

export const forgetReviewDraft = (key: string): void => {
  const { [key]: _saved, ...others } = drafts;
  store(others);
};
