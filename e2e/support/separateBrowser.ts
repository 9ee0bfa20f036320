import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atExit } from '../../scripts/config/atExit';
import { waitForExit } from '../../scripts/config/process';
import { testBrowserLaunch } from './browser';
import { disableTimeLimits } from './disableTimeLimits';
import { throttle } from './throttle';

export interface RunningBrowser {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

/** Starts a separate browser on a profile folder, so that it can be killed and restarted. */
export const startBrowser = async (profile: string): Promise<RunningBrowser> => {
  const { executablePath, args = [] } = await testBrowserLaunch();
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...args,
    'about:blank',
  ];
  const child = spawn(executablePath!, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  atExit(() => child.kill('SIGKILL'));
  const address = await new Promise<string>((done, fail) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(`the browser did not start: ${output}`)));
  });
  // A killed browser leaves its socket behind, outside the profile, which only links to it.
  const socket = await readlink(join(profile, 'SingletonSocket')).catch(() => undefined);
  if (socket) atExit(() => rmSync(dirname(socket), { recursive: true, force: true }));
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  throttle(context);
  await disableTimeLimits(context);
  return { process: child, browser, page: await context.newPage() };
};

/** Kills the browser, so that it cannot write anything more. */
export const kill = async ({ process }: RunningBrowser): Promise<void> => {
  process.kill('SIGKILL');
  await waitForExit(process);
};

/** Closes the browser properly, so that everything is written to disk. */
export const quit = async ({ process, browser }: RunningBrowser): Promise<void> => {
  const gone = new Promise((done) => process.once('exit', done));
  const session = await browser.newBrowserCDPSession();
  // The browser may be gone before it answers.
  await session.send('Browser.close').catch(() => undefined);
  await gone;
};
