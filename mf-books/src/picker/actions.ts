import {
  completeBook,
  currentBook,
  deselectPage,
  increaseGeneratedCount,
  newId,
  setCurrentBook,
  selectPage,
  selectPages,
  startBook,
  GENERATION_STEP,
  type PickOutcome,
  type Project,
  type PickResult,
} from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import type { ProjectWriter } from './projectWriter';
import { pickVaried } from './pickVaried';
import type { PickerState, PickerStore } from './pickerStore';

/** Maximum number of picks that can be undone. */
const MAX_UNDO = 50;

export interface PickerActions {
  readonly toggle: (page: string) => void;
  /** Selects several pages, as far as the book has room. */
  readonly select: (pages: readonly string[]) => void;
  /** Fills the book with ready pages that are as varied as possible. */
  readonly pickRest: () => void;
  readonly undo: () => void;
  readonly generateMore: () => void;
  readonly createBook: () => void;
  readonly startBook: () => void;
  readonly openBook: (id: string) => void;
  /** Shows a group of 25 pages, by its index. */
  readonly showGroup: (shownGroup: number) => void;
  /** Shows only the pages of one photo; null shows all. */
  readonly showPhoto: (photo: string | null) => void;
  /** Draws a page from another photo. */
  readonly choosePhoto: (page: string, photo: string) => void;
}

type Change = (project: Project) => PickResult;

type History = PickerState['history'];

/** Returns the history of picks after a change. */
type UpdateHistory = (history: History, before: Project) => History;
const addPicks: UpdateHistory = (history, { books }) => [...history, books].slice(-MAX_UNDO);
/** For changes that leave the picks as they are. */
const keepHistory: UpdateHistory = (history) => history;
const clearHistory: UpdateHistory = () => [];

interface ActionOptions {
  readonly store: PickerStore;
  readonly writer: ProjectWriter;
  /** Called with the reason when an action is refused. */
  readonly onRefused: (outcome: PickOutcome) => void;
  /** Called with the error when a change could not be written. */
  readonly onFailed: (error: unknown) => void;
  /** Called when more pages, or different ones, are wanted. */
  readonly onPagesNeeded: () => void;
}

/** Creates the picker's actions. Each one shows its change immediately, then writes it. */
export const createActions = ({
  store,
  writer,
  onRefused,
  onFailed,
  onPagesNeeded,
}: ActionOptions): PickerActions => {
  const project = (): Project => store.getState().project;

  const apply = (change: Change, updateHistory: UpdateHistory = clearHistory): void => {
    const before = project();
    const { project: after, outcome } = change(before);
    if (outcome !== 'done') onRefused(outcome);
    if (after === before) return;
    store.setState(({ history }) => ({ project: after, history: updateHistory(history, before) }));
    writer.save((stored) => change(stored).project).catch(onFailed);
  };

  const isReady = (page: string): boolean =>
    page in store.getState().pages && offeredLooks(project().generatedCount).includes(page);

  return {
    toggle(page) {
      const isSelected = currentBook(project()).pages.includes(page);
      if (!isSelected && !isReady(page)) return;
      // Select or deselect instead of toggling: another tab may have changed the book in between.
      apply(isSelected ? (p) => deselectPage(p, page) : (p) => selectPage(p, page), addPicks);
    },
    select: (pages) => apply((p) => selectPages(p, pages.filter(isReady)), addPicks),
    pickRest() {
      const { pages } = store.getState();
      const chosen = pickVaried(project(), pages);
      apply((p) => selectPages(p, chosen), addPicks);
    },
    undo() {
      const { history } = store.getState();
      const before = history.at(-1);
      if (!before) return;
      // Restore only the picks: another tab may have saved a cover or an order since.
      const pagesOf = new Map(before.map(({ id, pages }) => [id, pages]));
      apply((p) => ({
        project: {
          ...p,
          books: p.books.map((book) => ({ ...book, pages: pagesOf.get(book.id) ?? book.pages })),
        },
        outcome: 'done',
      }));
      store.setState({ history: history.slice(0, -1) });
    },
    generateMore() {
      // A write that is reported as failed may have succeeded, so this change may be applied twice.
      const wanted = project().generatedCount + GENERATION_STEP;
      apply(
        (p) =>
          p.generatedCount < wanted ? increaseGeneratedCount(p) : { project: p, outcome: 'done' },
        keepHistory,
      );
      store.setState({ shownGroup: project().generatedCount / GENERATION_STEP - 1 });
      onPagesNeeded();
    },
    createBook: () => apply(completeBook),
    startBook() {
      const id = newId();
      apply((p) => startBook(p, id));
      store.setState({ shownGroup: 0 });
    },
    openBook: (id) => apply((p) => ({ project: setCurrentBook(p, id), outcome: 'done' })),
    showGroup: (shownGroup) => store.setState({ shownGroup }),
    showPhoto: (shownPhoto) => store.setState({ shownPhoto }),
    choosePhoto(page, photo) {
      const withPhoto: Change = (p) => ({
        project: { ...p, pagePhotos: { ...p.pagePhotos, [page]: photo } },
        outcome: 'done',
      });
      apply(withPhoto, keepHistory);
      onPagesNeeded();
    },
  };
};
