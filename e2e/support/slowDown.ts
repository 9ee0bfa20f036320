import type { Browser } from '@playwright/test';

/** A period in which a process runs and pauses, in ms; short enough for a page to look smooth. */
const PERIOD = 32;

const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended meanwhile.
    }
};

/**
 * Slows down all of a browser's renderer processes, on Linux and macOS: each is stopped for most of
 * every period. Chromium's own throttling slows a page, but not its workers.
 * @param times how many times slower; 1 for full speed
 * @returns a function that ends it
 */
export const slowDown = async (browser: Browser, times: number): Promise<() => void> => {
  if (times <= 1) return () => undefined;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pids = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
  let resume: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    signal(pids, 'SIGSTOP');
    resume = setTimeout(() => signal(pids, 'SIGCONT'), PERIOD * (1 - 1 / times));
  };
  const periods = setInterval(rest, PERIOD);
  return () => {
    clearInterval(periods);
    clearTimeout(resume);
    signal(pids, 'SIGCONT');
  };
};
