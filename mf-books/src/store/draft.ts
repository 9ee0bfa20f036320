import { clearDraft, getDraft, LibraryError, saveDraft } from '@scribblepup/library';
import { useCreateBook } from './createBook';
import { isEmpty, isSameDraft, mergeDraft, toDraft } from './draftFormat';
import { failureHandler } from '../failureHandler';

/** Debounce between the last change and the write, ms: a name is typed letter by letter. */
const DEBOUNCE_MS = 250;

/** True while a draft is merged into the state, which is not a change by the visitor. */
let isMerging = false;
let onRestored: () => void = () => undefined;
let restored: Promise<void> | null = null;

const restore = async (): Promise<void> => {
  const { formId } = useCreateBook.getState();
  const draft = await getDraft();
  const state = useCreateBook.getState();
  const wasCleared = state.formId !== formId;
  if (!draft || wasCleared || state.projectId !== null) return;
  isMerging = true;
  useCreateBook.setState(mergeDraft(state, draft));
  isMerging = false;
  onRestored();
};

/** Restores the draft once. If it cannot be read, the next call tries again. */
const restoreOnce = (): Promise<void> =>
  (restored ??= restore().catch((error: unknown) => {
    restored = null;
    throw error;
  }));

type SaveOptions = Parameters<typeof saveDraft>[1];

const save = async (options?: SaveOptions): Promise<void> => {
  // Read the stored draft first, because saving replaces it.
  await restoreOnce();
  const state = useCreateBook.getState();
  await (isEmpty(state) || state.projectId !== null
    ? clearDraft()
    : saveDraft(toDraft(state), options));
};

/** True if the draft is not saved because that would overwrite another tab's draft. */
export const isDraftConflict = (error: unknown): boolean =>
  error instanceof LibraryError && error.code === 'draft-conflict';

const setDraftFailure = (draftFailure: unknown): void => {
  if (useCreateBook.getState().draftFailure !== draftFailure)
    useCreateBook.setState({ draftFailure });
};

const fail = (error: unknown): void => {
  // A draft in another tab is not a failure of the site.
  if (!isDraftConflict(error)) failureHandler('draft')(error);
  setDraftFailure(error);
};

let waiting: ReturnType<typeof setTimeout> | undefined;

const write = (options?: SaveOptions): Promise<void> => {
  clearTimeout(waiting);
  waiting = undefined;
  return save(options).then(() => setDraftFailure(null), fail);
};

/** Saves the draft even if that overwrites another tab's. */
export const overwriteOtherDraft = (): Promise<void> => write({ overwrite: true });

const flush = (): void => {
  if (waiting !== undefined) void write();
};

const onVisibility = (): void => {
  // While this tab was hidden, another one may have freed space or turned its draft into a project.
  const mayWorkNow =
    document.visibilityState === 'visible' && useCreateBook.getState().draftFailure !== null;
  if (mayWorkNow) void write();
  else flush();
};

let hasStartedSaving = false;

const startSaving = (): void => {
  if (hasStartedSaving) return;
  hasStartedSaving = true;
  useCreateBook.subscribe((state, before) => {
    if (isMerging || isSameDraft(state, before)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => void write(), DEBOUNCE_MS);
  });
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onVisibility);
};

/**
 * Restores the input from before a reload, once, and saves each later change.
 * @param onDone called once a draft is restored; if the first try fails, after a later one
 */
export const restoreDraft = async (onDone: () => void): Promise<void> => {
  onRestored = onDone;
  startSaving();
  await restoreOnce().catch(fail);
};
