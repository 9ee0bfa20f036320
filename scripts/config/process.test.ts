import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inParallel, runNode, waitForExit } from './process';

test('results come in the order of the jobs, and at most `width` jobs run at a time', async () => {
  let running = 0;
  let maximum = 0;
  const results = await inParallel([30, 10, 20, 0], 2, async (ms) => {
    maximum = Math.max(maximum, ++running);
    await new Promise((done) => setTimeout(done, ms));
    running--;
    return ms;
  });
  expect(results).toEqual([30, 10, 20, 0]);
  expect(maximum).toBe(2);
});

test('a program that fails returns its code and all its output', async () => {
  const { code, output } = await runNode([
    '-e',
    "console.log('out'); console.error('err'); process.exit(3)",
  ]);
  expect(code).toBe(3);
  expect(output).toMatch(/out[\s\S]*err/);
});

test.each([
  ['has exited', 'process.exit(3)'],
  ['was killed', "process.kill(process.pid, 'SIGKILL')"],
])('`waitForExit` returns immediately for a program that %s', async (_how, code) => {
  const child = spawn(process.execPath, ['-e', code]);
  await once(child, 'exit');
  await waitForExit(child);
});

test('`waitForExit` waits until a running program ends', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  child.kill('SIGKILL');
  await waitForExit(child);
  expect(child.signalCode).toBe('SIGKILL');
});
