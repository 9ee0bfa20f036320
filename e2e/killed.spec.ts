import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadAndGenerate } from './support/book';
import { chromiumLaunch } from './support/browser';
import { test } from './support/test';
import { throttle } from './support/throttle';

interface Running {
  readonly process: ChildProcess;
  readonly browser: Browser;
  readonly page: Page;
}

/** Starts a separate browser on a profile folder, so that it can be killed and restarted. */
const startBrowser = async (profile: string): Promise<Running> => {
  const { executablePath, args = [] } = await chromiumLaunch();
  const flags = [
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...args,
    'about:blank',
  ];
  const child = spawn(executablePath!, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((done, fail) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(`the browser did not start: ${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  throttle(context!);
  return { process: child, browser, page: await context!.newPage() };
};

const kill = async ({ process }: Running): Promise<void> => {
  const gone = new Promise((done) => process.once('exit', done));
  process.kill('SIGKILL');
  await gone;
};

// A trace cannot be closed after its browser was killed.
test.use({ trace: 'off' });

test('a browser that is killed loses nothing that was picked', async ({ baseURL }) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const first = await startBrowser(profile);
  await first.page.goto(`${baseURL}/login`);
  await first.page.evaluate(() => localStorage.setItem('token', 'e2e'));
  await uploadAndGenerate(first.page, baseURL);
  for (const name of ['Page 2', 'Page 4'])
    await first.page.getByRole('button', { name, exact: true }).click();
  await expect(first.page.getByText('2 / 25 selected')).toBeVisible();
  await expect(first.page.getByText('Saved on this device')).toBeVisible();
  await kill(first);

  const second = await startBrowser(profile);
  // The browser writes local storage lazily, so the login may be lost, which does no harm.
  await second.page.goto(`${baseURL}/login`);
  await second.page.evaluate(() => localStorage.setItem('token', 'e2e'));
  await second.page.goto(`${baseURL}/get-started`);
  await expect(second.page.getByText('2 / 25 selected')).toBeVisible();
  for (const name of ['Page 2', 'Page 4']) {
    await expect(second.page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }
  await kill(second);
});
