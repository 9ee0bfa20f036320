import { runCheck } from './check';
import { runSteps, type Step } from './run';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const step = (name: string, run: Step['run']): Step => ({ name, usually: '5 s', run });

test('says how far it is, goes on after a failure, and ends with what failed and how to run it alone', async () => {
  const failed = await runSteps([
    step('jest', () =>
      Promise.resolve({
        passed: 7,
        failures: [{ what: 'a.test.ts: counts', again: 'npx jest a.test.ts' }],
      }),
    ),
    step('build', () => Promise.reject(new Error('no disk'))),
    step('types', () =>
      runCheck({ name: 'types', again: 'npm run typecheck', run: () => Promise.resolve(true) }),
    ),
  ]);
  expect(failed).toBe(2);
  expect(printed).toContain('\n--- 2 of 3: build (usually 5 s)');
  expect(printed.slice(-6)).toEqual([
    '\nFailed:',
    '  a.test.ts: counts',
    '    alone: npx jest a.test.ts',
    '  build ended with an error',
    '    alone: npm test',
    '\n8 passed, 2 failed',
  ]);
});

test('a run without failures lists none', async () => {
  expect(await runSteps([step('types', () => Promise.resolve({ passed: 1, failures: [] }))])).toBe(
    0,
  );
  expect(printed).not.toContain('\nFailed:');
  expect(printed.at(-1)).toBe('\n1 passed, 0 failed');
});

test('a check that throws is a failed check', async () => {
  const run = (): Promise<boolean> => Promise.reject(new Error('broken'));
  expect(await runCheck({ name: 'lint', again: 'npm run lint', run })).toEqual({
    passed: 0,
    failures: [{ what: 'lint', again: 'npm run lint' }],
  });
});
