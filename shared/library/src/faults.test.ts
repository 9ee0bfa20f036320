import * as library from '.';
import {
  followUpCalls,
  calls,
  diskText,
  readDisk,
  seed,
  toText,
  withoutIds,
  writeDisk,
  type Seeded,
} from './testing/calls';
import { freshDisk } from './testing/disk';
import { print } from './testing/soak';
import { faults, inject, type Counts, type Fault, type FaultTiming } from './testing/faults';

/** Public functions that do not use the database. */
const withoutDatabase = new Set([
  'findBookInProject',
  'updateBookOrEdition',
  'clampCopies',
  'closeLibrary',
  'completeBook',
  'currentBook',
  'deselectPage',
  'editionsOf',
  'exportNewProject',
  'exportNewOrder',
  'exportUnsavedProject',
  'dogNames',
  'clearHasProjectsMark',
  'increaseGeneratedCount',
  'hasCompleteBook',
  'hasNewerVersion',
  'runInOneTab',
  'isShippingAddress',
  'setPhotoDog',
  'newId',
  'onNewerVersion',
  'setCurrentBook',
  'orderPrice',
  'version1PageId',
  'pictureKeys',
  'requestPersistence',
  'selectPage',
  'selectPages',
  'startBook',
  'onLibraryChange',
  'togglePage',
  'createUnsavedInputStore',
  'findOtherBookWithPage',
]);

const { closeLibrary } = library;

let ids: Seeded;
let seeded: Awaited<ReturnType<typeof readDisk>>;

beforeAll(async () => {
  await freshDisk();
  ids = await seed(library);
  await closeLibrary();
  seeded = await readDisk();
});
const total = { injected: 0, handled: 0 };

afterAll(async () => {
  print(`faults injected ${total.injected}, handled ${total.handled}`);
  await closeLibrary();
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
});

type Outcome =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'error'; readonly error: unknown };

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** More turns of the event loop than any call needs. Turns, not time, so no machine is too slow. */
const TURNS = 200_000;

const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
  let outcome: Outcome | null = null;
  work.then(toText).then(
    (text) => (outcome = { kind: 'answer', text: withoutIds(text) }),
    (error: unknown) => (outcome = { kind: 'error', error }),
  );
  for (let left = TURNS; left > 0; left--) {
    await nextTurn();
    if (outcome) return outcome;
  }
  throw new Error('the call never ends');
};

const begin = async (name: string): Promise<() => Promise<unknown>> => {
  await closeLibrary();
  await writeDisk(seeded);
  const prepare = followUpCalls[name];
  const work = prepare ? await prepare(library, ids) : () => calls[name](library, ids);
  await closeLibrary();
  return work;
};

/** The data that another visit would find, read without the library and its connection. */
const disk = async (): Promise<string[]> =>
  (await diskText(await readDisk())).map(withoutIds).sort();

const isForVisitors = (error: unknown): boolean =>
  error instanceof library.LibraryError &&
  /^[A-Z].+\.$/u.test(error.message) &&
  !/DOMException|Error|IndexedDB|undefined/u.test(error.message);

/** The outcome of a call without faults. */
interface CleanRun {
  readonly counts: Counts;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly text: string;
}

const cleanRun = async (name: string): Promise<CleanRun> => {
  const work = await begin(name);
  const before = await disk();
  const counter = inject(null);
  const outcome = await outcomeOf(work());
  counter.heal();
  if (outcome.kind === 'error') throw outcome.error;
  return { counts: counter.counts, before, after: await disk(), text: outcome.text };
};

/** Describes what is wrong with the outcome under one fault; null if nothing is. */
const findProblem = async (
  name: string,
  clean: CleanRun,
  fault: Fault,
  timing: FaultTiming,
): Promise<string | null> => {
  const work = await begin(name);
  const { heal } = inject(fault, timing);
  const outcome = await outcomeOf(work()).finally(heal);
  if (outcome.kind === 'answer') {
    if (outcome.text !== clean.text) return `a wrong answer: ${outcome.text}`;
    const after = await disk();
    return after.join('\n') === clean.after.join('\n')
      ? null
      : 'reported success, but the disk differs';
  }
  if (!isForVisitors(outcome.error))
    return `error without a message for the visitor: ${String(outcome.error)}`;
  if ((await disk()).join('\n') !== clean.before.join('\n')) return 'half written';
  // The same page must continue without a reload.
  const retry = await outcomeOf(work());
  if (retry.kind === 'error') return `fails when tried again: ${String(retry.error)}`;
  if (retry.text !== clean.text) return `gives a wrong answer when tried again: ${retry.text}`;
  return (await disk()).join('\n') === clean.after.join('\n')
    ? null
    : 'succeeds when tried again, but the disk differs';
};

test('every public function is tested here or does not use the database', () => {
  const functions = Object.entries(library)
    .filter(([, value]) => typeof value === 'function' && value !== library.LibraryError)
    .map(([name]) => name);
  expect(
    Object.keys(calls)
      .concat([...withoutDatabase])
      .sort(),
  ).toEqual(functions.sort());
});

test.each([...Object.keys(calls), ...Object.keys(followUpCalls)])(
  '%s reports every fault at every step, loses nothing and continues',
  async (name) => {
    const clean = await cleanRun(name);
    let injected = 0;
    const problems: string[] = [];
    for (const fault of faults) {
      for (const isLasting of [false, true]) {
        for (let occurrence = 1; occurrence <= clean.counts[fault.step]; occurrence++) {
          injected += 1;
          const problem = await findProblem(name, clean, fault, {
            at: occurrence,
            isLasting,
          }).catch(String);
          if (problem)
            problems.push(
              `${fault.name}, ${fault.step} ${occurrence}${isLasting ? ' and later' : ''}: ${problem}`,
            );
        }
      }
    }
    total.injected += injected;
    total.handled += injected - problems.length;
    expect(problems).toEqual([]);
    expect(injected).toBeGreaterThanOrEqual(2 * faults.length);
  },
);
