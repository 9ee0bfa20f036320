import { runCheck } from './check';
import { runSteps, type Step } from './run';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const step = (name: string, run: Step['run']): Step => ({ name, usualDuration: '5 s', run });

test('prints its progress, continues after a failure, and ends with each failure and its command', async () => {
  const failed = await runSteps([
    [
      [
        step('jest', () =>
          Promise.resolve({
            passed: 7,
            failures: [{ name: 'a.test.ts: counts', rerun: 'npx jest a.test.ts' }],
          }),
        ),
        step('build', () => Promise.reject(new Error('no disk'))),
      ],
    ],
    [
      [
        step('types', () =>
          runCheck({ name: 'types', rerun: 'npm run typecheck', run: () => Promise.resolve(true) }),
        ),
      ],
    ],
  ]);
  expect(failed).toBe(2);
  expect(printed).toContain('\n--- 2 of 3: build (usually 5 s)');
  expect(printed.slice(-7)).toEqual([
    '\nFailed:',
    '  a.test.ts: counts',
    '    alone: npx jest a.test.ts',
    '  build ended with an error',
    '    alone: npm test',
    expect.stringMatching(/^\nAll in \d+ s$/),
    '\n8 passed, 2 failed',
  ]);
});

test('a run without failures lists none', async () => {
  const types = step('types', () => Promise.resolve({ passed: 1, failures: [] }));
  expect(await runSteps([[[types]]])).toBe(0);
  expect(printed).not.toContain('\nFailed:');
  expect(printed).not.toContain('\nThe slowest tests:');
  expect(printed.at(-1)).toBe('\n1 passed, 0 failed');
});

test('the jobs of a stage run at the same time, and then the next stage', async () => {
  const passed = { passed: 1, failures: [] };
  let finish = (): void => undefined;
  const started: string[] = [];
  const recordedStep = (name: string, run: Step['run'] = () => Promise.resolve(passed)): Step =>
    step(name, () => {
      started.push(name);
      return run();
    });
  const lint = recordedStep('lint', () => new Promise((done) => (finish = () => done(passed))));
  const last = recordedStep('types', () => {
    expect(started).toEqual(['lint', 'levels', 'types']);
    finish();
    return Promise.resolve(passed);
  });
  expect(await runSteps([[[lint], [recordedStep('levels'), last]], [[recordedStep('jest')]]])).toBe(
    0,
  );
  expect(started).toEqual(['lint', 'levels', 'types', 'jest']);
});

test('the ten slowest tests of all steps come before the failures', async () => {
  const timings = (name: string, ms: number[]) =>
    ms.map((duration) => ({ name: `${name} ${duration}`, ms: duration }));
  const failures = [{ name: 'b', rerun: 'run b' }];
  await runSteps([
    [
      [
        step('jest', async () => ({
          passed: 6,
          failures,
          timings: timings('a', [1, 2, 3, 4, 5, 12_340]),
        })),
      ],
    ],
    [
      [
        step('site', async () => ({
          passed: 6,
          failures: [],
          timings: timings('c', [6, 7, 8, 9, 99_940, 50]),
        })),
      ],
    ],
  ]);
  const from = printed.indexOf('\nThe slowest tests:');
  expect(printed.slice(from + 1, from + 3)).toEqual(['    99.9 s  c 99940', '    12.3 s  a 12340']);
  expect(printed.slice(from + 3, from + 11).map((line) => line.slice(-4))).toEqual(
    [50, 9, 8, 7, 6, 5, 4, 3].map((ms) => `${ms < 10 ? ' ' : ''}${ms < 6 ? 'a' : 'c'} ${ms}`),
  );
  expect(printed[from + 11]).toBe('\nFailed:');
});

test('a check that throws is a failed check', async () => {
  const run = (): Promise<boolean> => Promise.reject(new Error('broken'));
  expect(await runCheck({ name: 'lint', rerun: 'npm run lint', run })).toEqual({
    passed: 0,
    failures: [{ name: 'lint', rerun: 'npm run lint' }],
  });
});
