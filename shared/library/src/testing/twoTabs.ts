import fc from 'fast-check';
import type * as Library from '..';
import { address, lookIdAt, picture, rex } from './samples';

// Two tabs that change the same projects at the same time, and a model of the states in
// which they may leave the disk.

/** An action of a visitor in one tab. `slot` is the index of a project of the run. */
export type Action =
  | { readonly kind: 'pick' | 'unpick'; readonly slot: number; readonly look: number }
  | { readonly kind: 'rename'; readonly slot: number; readonly name: string }
  | { readonly kind: 'cover'; readonly slot: number; readonly seed: number }
  | { readonly kind: 'order'; readonly slot: number; readonly copies: number }
  | { readonly kind: 'print' | 'grow' | 'delete'; readonly slot: number };

export interface TabAction {
  /** 0 for the tab of the older version, 1 for that of the newer. */
  readonly tab: 0 | 1;
  readonly action: Action;
}

const slot = fc.nat({ max: 1 });
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('pick' as const), slot, look: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('unpick' as const), slot, look: fc.nat(9) }),
  },
  fc.record({
    kind: fc.constant('rename' as const),
    slot,
    name: fc.constantFrom('Rex', 'Max', 'Ida'),
  }),
  fc.record({ kind: fc.constant('cover' as const), slot, seed: fc.nat(99) }),
  fc.record({ kind: fc.constant('order' as const), slot, copies: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constantFrom('print' as const, 'grow' as const), slot }),
  fc.record({ kind: fc.constant('delete' as const), slot }),
);

/** A run: in each step, up to three actions happen at the same time. */
export const run: fc.Arbitrary<TabAction[][]> = fc.array(
  fc.array(fc.record({ tab: fc.constantFrom<0 | 1>(0, 1), action }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 12 },
);

interface ProjectModel {
  readonly name: string;
  readonly pages: readonly string[];
  readonly cover: number | null;
  readonly printed: number;
  readonly digital: number;
  readonly shown: number;
}

/**
 * Contents of the disk: the projects by slot, null once deleted, and the copies ordered of each.
 */
export interface Model {
  readonly projects: readonly (ProjectModel | null)[];
  readonly ordered: readonly (readonly number[])[];
}

const fresh: ProjectModel = {
  name: 'Rex',
  pages: [],
  cover: null,
  printed: 0,
  digital: 0,
  shown: 25,
};
export const start: Model = { projects: [fresh, fresh], ordered: [[], []] };

const changed = (project: ProjectModel, action: Action): ProjectModel => {
  switch (action.kind) {
    case 'pick': {
      const page = lookIdAt(action.look);
      const pages = project.pages.includes(page) ? project.pages : [...project.pages, page];
      return { ...project, pages };
    }
    case 'unpick':
      return { ...project, pages: project.pages.filter((page) => page !== lookIdAt(action.look)) };
    case 'rename':
      return { ...project, name: action.name };
    case 'cover':
      return { ...project, cover: action.seed };
    case 'order':
      return { ...project, printed: project.printed + action.copies };
    case 'print':
      return { ...project, digital: project.digital + 1 };
    case 'grow':
      return { ...project, shown: Math.min(100, project.shown + 25) };
    case 'delete':
      return project;
  }
};

/** The model after a confirmed action; null if the action is impossible. */
const after = (model: Model, action: Action): Model | null => {
  const project = model.projects[action.slot] ?? null;
  if (action.kind === 'delete')
    return { ...model, projects: model.projects.with(action.slot, null) };
  if (project === null) return null;
  const projects = model.projects.with(action.slot, changed(project, action));
  if (action.kind !== 'order') return { ...model, projects };
  const orders = [...(model.ordered[action.slot] ?? []), action.copies].sort((a, b) => a - b);
  return { projects, ordered: model.ordered.with(action.slot, orders) };
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, i) =>
        permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]),
      );

/** Every state that the confirmed actions may lead to, in whatever order they were written. */
export const possibleOutcomes = (model: Model, confirmed: readonly Action[]): Model[] =>
  permutations(confirmed).flatMap((actions) => {
    const end = actions.reduce<Model | null>((now, next) => now && after(now, next), model);
    return end ? [end] : [];
  });

interface Ids {
  readonly project: string;
  readonly book: string;
}

/** The two projects of a run. */
export const createProjects = async (library: typeof Library): Promise<Ids[]> =>
  Promise.all(
    [0, 1].map(async () => {
      const { id, currentBookId } = await library.createProject(rex);
      return { project: id, book: currentBookId };
    }),
  );

/** Performs a visitor's action in a tab, as the screens do. */
export const applyAction = async (
  library: typeof Library,
  ids: readonly Ids[],
  action: Action,
): Promise<void> => {
  const { project, book } = ids[action.slot] ?? { project: '', book: '' };
  switch (action.kind) {
    case 'pick':
      await library.updateProject(
        project,
        (stored) => library.selectPage(stored, lookIdAt(action.look)).project,
      );
      return;
    case 'unpick':
      await library.updateProject(
        project,
        (stored) => library.deselectPage(stored, lookIdAt(action.look)).project,
      );
      return;
    case 'rename':
      await library.updateProject(project, { dogName: action.name });
      return;
    case 'cover': {
      const design = { candidate: 0, seed: action.seed, title: 'Rex', colour: 'Sky' };
      await library.saveCover(project, book, design, picture(`cover ${action.seed}`));
      return;
    }
    case 'order':
      await library.addOrder({ bookId: book, copies: action.copies, address });
      return;
    case 'print':
      await library.recordDigitalCopy(book);
      return;
    case 'grow':
      await library.updateProject(
        project,
        (stored) => library.increaseGeneratedCount(stored).project,
      );
      return;
    case 'delete':
      await library.deleteProject(project);
  }
};

/** Contents of the disk, as a tab reads them. A cover counts only with its picture. */
export const observe = async (library: typeof Library, ids: readonly Ids[]): Promise<Model> => {
  const listed = await library.listOrders();
  return {
    projects: await Promise.all(
      ids.map(async ({ project: id }): Promise<ProjectModel | null> => {
        const project = await library.getProject(id);
        if (!project) return null;
        const book = library.currentBook(project);
        const finished = await library.getBlob(book.cover?.picture ?? '');
        const { seed = null } = book.cover ?? {};
        const isWhole = seed === null || (await finished?.text()) === `cover ${seed}`;
        return {
          name: project.dogName,
          pages: book.pages,
          cover: isWhole ? seed : -1,
          printed: book.printedCopies,
          digital: book.digitalCopies,
          shown: project.generatedCount,
        };
      }),
    ),
    ordered: ids.map(({ project }) =>
      listed
        .filter(({ projectId }) => projectId === project)
        .map(({ copies }) => copies)
        .sort((a, b) => a - b),
    ),
  };
};
