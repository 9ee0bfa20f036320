import type { Browser } from '@playwright/test';

/**
 * Length in ms of one cycle, in which a process first runs and then pauses. In longer cycles, a
 * page spends more of its running time waiting for the browser: with 64 ms, a visit takes a quarter
 * longer.
 */
const PERIOD_MS = 16;

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended by now.
    }
};

/**
 * Slows down all of a browser's renderer processes, on Linux and macOS: each is stopped for most of
 * every period. Chromium's own throttling slows a page, but not its workers.
 * @param times how many times slower; 1 for full speed
 * @returns a function that restores full speed
 */
export const slowDown = async (browser: Browser, times: number): Promise<() => void> => {
  if (times <= 1) return () => undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resumed = 0;
  // Timers are late, so the next run is planned from how long the processes really ran.
  let next = performance.now();
  const run = (): void => {
    signal(pids, 'SIGCONT');
    resumed = performance.now();
    timer = setTimeout(pause, PERIOD_MS / times);
  };
  const pause = (): void => {
    signal(pids, 'SIGSTOP');
    const now = performance.now();
    next += (now - resumed) * times;
    timer = setTimeout(run, next - now);
  };
  run();
  return () => {
    clearTimeout(timer);
    signal(pids, 'SIGCONT');
  };
};
