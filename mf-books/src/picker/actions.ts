import {
  completeBook,
  currentBook,
  deselectPage,
  growGenerated,
  newId,
  openBook,
  selectPage,
  selectPages,
  startBook,
  GENERATION_STEP,
  type Outcome,
  type Project,
  type Step,
} from '@scribblepup/library';
import type { Keeper } from './keeper';
import { pickVaried } from './pickVaried';
import type { PickerStore } from './pickerStore';

/** Maximum number of picks that can be undone. */
const HISTORY = 50;

export interface PickerActions {
  toggle(index: number): void;
  /** Selects several pages, as far as the book has room. */
  select(indexes: readonly number[]): void;
  /** Fills the book with ready pages that are as varied as possible. */
  pickRest(): void;
  undo(): void;
  generateMore(): void;
  createBook(): void;
  startBook(): void;
  openBook(id: string): void;
  show(shown: number): void;
}

type Change = (project: Project) => Step;

interface ActionOptions {
  readonly store: PickerStore;
  readonly keeper: Keeper;
  /** Called with the reason when an action is refused. */
  readonly onRefused: (outcome: Outcome) => void;
  /** Called with the error when a change could not be written. */
  readonly onFailed: (error: unknown) => void;
  /** Called when more pages are wanted. */
  readonly onGrow: () => void;
}

/** Creates the picker's actions: each is shown at once, then written to the device. */
export const createActions = ({
  store,
  keeper,
  onRefused,
  onFailed,
  onGrow,
}: ActionOptions): PickerActions => {
  const project = (): Project => store.getState().project;

  const apply = (change: Change, undoable = false): void => {
    const before = project();
    const { project: after, outcome } = change(before);
    if (outcome !== 'done') onRefused(outcome);
    if (after === before) return;
    const remember = undoable
      ? (h: readonly Project['books'][]) => [...h, before.books].slice(-HISTORY)
      : () => [];
    store.setState(({ history }) => ({ project: after, history: remember(history) }));
    keeper.keep((stored) => change(stored).project).catch(onFailed);
  };

  const isReady = (index: number): boolean => index in store.getState().pages;

  return {
    toggle(index) {
      const isSelected = currentBook(project()).selectedImages.includes(index);
      if (!isSelected && !isReady(index)) return;
      // Select or deselect instead of toggling: another tab may have changed the book in between.
      apply(isSelected ? (p) => deselectPage(p, index) : (p) => selectPage(p, index), true);
    },
    select: (indexes) => apply((p) => selectPages(p, indexes.filter(isReady)), true),
    pickRest() {
      const { pages } = store.getState();
      const chosen = pickVaried(project(), pages);
      apply((p) => selectPages(p, chosen), true);
    },
    undo() {
      const { history } = store.getState();
      const before = history.at(-1);
      if (!before) return;
      apply((p) => ({ project: { ...p, books: before }, outcome: 'done' }));
      store.setState({ history: history.slice(0, -1) });
    },
    generateMore() {
      apply(growGenerated);
      store.setState({ shown: project().generatedCount / GENERATION_STEP - 1 });
      onGrow();
    },
    createBook: () => apply(completeBook),
    startBook() {
      const id = newId();
      apply((p) => startBook(p, id));
      store.setState({ shown: 0 });
    },
    openBook: (id) => apply((p) => ({ project: openBook(p, id), outcome: 'done' })),
    show: (shown) => store.setState({ shown }),
  };
};
