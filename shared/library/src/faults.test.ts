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
const elsewhere = new Set([
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
const total = { injected: 0, answered: 0 };

afterAll(async () => {
  print(`faults injected ${total.injected}, answered ${total.answered}`);
  await closeLibrary();
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000);
});

type Outcome =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'error'; readonly error: unknown };

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** More turns of the event loop than any call needs. Turns, not time, so no machine is too slow. */
const TURNS = 200_000;

const outcomeOf = async (work: Promise<unknown>): Promise<Outcome> => {
  let outcome: Outcome | null = null;
  work.then(toText).then(
    (text) => (outcome = { kind: 'answer', text: withoutIds(text) }),
    (error: unknown) => (outcome = { kind: 'error', error }),
  );
  for (let left = TURNS; left > 0; left--) {
    await turn();
    if (outcome) return outcome;
  }
  throw new Error('hangs');
};

const begin = async (name: string): Promise<() => Promise<unknown>> => {
  await closeLibrary();
  await writeDisk(seeded);
  const prepare = followUpCalls[name];
  const work = prepare ? await prepare(library, ids) : () => calls[name](library, ids);
  await closeLibrary();
  return work;
};

/** Data that another visit would find. Bypasses the library and does not touch its connection. */
const disk = async (): Promise<string[]> => {
  return (await diskText(await readDisk())).map(withoutIds).sort();
};

const isInWords = (error: unknown): boolean =>
  error instanceof library.LibraryError &&
  /^[A-Z].+\.$/u.test(error.message) &&
  !/DOMException|Error|IndexedDB|undefined/u.test(error.message);

interface Clean {
  readonly counts: Counts;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly text: string;
}

const cleanRun = async (name: string): Promise<Clean> => {
  const work = await begin(name);
  const before = await disk();
  const counter = inject(null);
  const outcome = await outcomeOf(work());
  counter.heal();
  if (outcome.kind === 'error') throw outcome.error;
  return { counts: counter.counts, before, after: await disk(), text: outcome.text };
};

/** Describes what is wrong with the response to one fault; null if nothing is. */
const judge = async (
  name: string,
  clean: Clean,
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
  if (!isInWords(outcome.error))
    return `error without a message for the visitor: ${String(outcome.error)}`;
  if ((await disk()).join('\n') !== clean.before.join('\n')) return 'half written';
  // The same page must continue without a reload.
  const again = await outcomeOf(work());
  if (again.kind === 'error') return `fails when tried again: ${String(again.error)}`;
  if (again.text !== clean.text) return `gives a wrong answer when tried again: ${again.text}`;
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
      .concat([...elsewhere])
      .sort(),
  ).toEqual(functions.sort());
});

test.each([...Object.keys(calls), ...Object.keys(followUpCalls)])(
  '%s reports every fault at every step, loses nothing and continues',
  async (name) => {
    const clean = await cleanRun(name);
    let injected = 0;
    const wrong: string[] = [];
    for (const fault of faults) {
      for (const isLasting of [false, true]) {
        for (let occurrence = 1; occurrence <= clean.counts[fault.step]; occurrence++) {
          injected += 1;
          const reason = await judge(name, clean, fault, { at: occurrence, isLasting }).catch(
            String,
          );
          if (reason)
            wrong.push(
              `${fault.name}, ${fault.step} ${occurrence}${isLasting ? ' and on' : ''}: ${reason}`,
            );
        }
      }
    }
    total.injected += injected;
    total.answered += injected - wrong.length;
    expect(wrong).toEqual([]);
    expect(injected).toBeGreaterThanOrEqual(2 * faults.length);
  },
);
