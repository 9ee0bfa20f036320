import fc from 'fast-check';
import { freshDisk, newerTab, version1Tab } from './testing/disk';
import { replay, runCount, SEED, print, throwFailure } from './testing/soak';
import {
  createProjects,
  observe,
  possibleOutcomes,
  applyAction,
  run,
  start,
  type Action,
  type Model,
} from './testing/twoTabs';
import type * as Library from '.';

let older: typeof Library;
let newer: typeof Library;

beforeAll(async () => {
  older = await version1Tab();
  newer = await newerTab();
});

const close = (): Promise<unknown> => Promise.all([older.closeLibrary(), newer.closeLibrary()]);
afterEach(close);

test('two tabs, one of an older and one of a newer version, lose nothing that was confirmed', async () => {
  const total = { runs: 0, actions: 0, confirmed: 0 };
  const count = runCount(20);
  const property = fc.asyncProperty(run, async (steps) => {
    total.runs += 1;
    await close();
    await freshDisk();
    const ids = await createProjects(older);
    let model: Model = start;
    for (const step of steps) {
      const confirmed: Action[] = [];
      await Promise.all(
        step.map(async ({ tab, action }) => {
          const library = tab === 0 ? older : newer;
          total.actions += 1;
          try {
            await applyAction(library, ids, action);
          } catch (error) {
            // An action may fail only because the other tab deleted the project.
            expect(error).toMatchObject({ name: 'LibraryError', code: 'missing' });
            return;
          }
          confirmed.push(action);
        }),
      );
      total.confirmed += confirmed.length;
      const seen = [await observe(older, ids), await observe(newer, ids)];
      const possible = possibleOutcomes(model, confirmed);
      const [current] = seen;
      // Both tabs read the same state, and the confirmed actions lead to it in some order.
      expect(seen[1]).toEqual(current);
      expect(possible.map((model) => JSON.stringify(model))).toContain(JSON.stringify(current));
      model = current;
    }
  });
  const result = await fc.check(property, { seed: SEED, numRuns: count, ...replay });
  print(
    `two versions: ${total.runs} runs, seed ${SEED}, ${total.actions} actions, ${total.confirmed} confirmed, lost: ${result.failed ? 'see below' : 0}`,
  );
  throwFailure(result);
  expect(total.runs).toBe(replay.path === undefined ? count : 1);
  expect(older.hasNewerVersion()).toBe(true);
  expect(newer.hasNewerVersion()).toBe(false);
});
