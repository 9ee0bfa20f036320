import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atExit } from '../../scripts/config/atExit';
import { waitForExit } from '../../scripts/config/process';
import { freePort } from '../../scripts/config/serve';
import type { Engine } from '../../scripts/test/engines/find';
import { START_TIMEOUT_MS } from '../support/timeouts';
import type { Driver, Target } from './driver';
import { chooseOption } from './elementQuery';

/** The key of an element's id in JSON (WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** Sends W3C WebDriver commands to paths below an address. */
const sendTo =
  (address: string): Send =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };

/** Starts a program and pipes its standard output, so that it can be read. */
const startProgram = (
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess => {
  const child = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  // If a later step fails, the caller gets no driver whose `quit` would end this program.
  atExit(() => child.kill());
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  child.kill();
  await waitForExit(child);
};

/** Starts an X server on a free display, and returns the display's name. */
const startScreen = async (path: string): Promise<{ child: ChildProcess; display: string }> => {
  const child = startProgram(
    path,
    ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    process.env,
  );
  const display = await new Promise<string>((done, fail) => {
    child.stdout!.once('data', (number: Buffer) => done(`:${number.toString().trim()}`));
    child.once('exit', () => fail(new Error(`${path} did not start`)));
  });
  return { child, display };
};

/** Waits until the driver accepts commands. */
const waitUntilReady = async (send: Send, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('the WebDriver server ended before it was ready');
    const status = await send<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
};

/**
 * Starts WebKit through its WebDriver.
 * @param folder for its downloads and its settings
 */
export const startWebDriver = async (engine: Engine, folder: string): Promise<Driver> => {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads, { recursive: true });
  // GTK reads the folder for downloads from this file.
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const screen = engine.screen ? await startScreen(engine.screen) : undefined;
  const port = await freePort();
  const child = startProgram(engine.path, [`--port=${port}`], {
    ...process.env,
    ...(screen && { DISPLAY: screen.display }),
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
  });
  const sendToServer = sendTo(`http://127.0.0.1:${port}`);
  await waitUntilReady(sendToServer, child);
  const { sessionId, capabilities } = await sendToServer<{
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { timeouts: { script: START_TIMEOUT_MS, pageLoad: START_TIMEOUT_MS } },
    },
  });
  const send = sendTo(`http://127.0.0.1:${port}/session/${sessionId}`);
  const evaluate = (expression: string): Promise<unknown> =>
    send('POST', '/execute/sync', { script: `return (${expression})`, args: [] });

  const targetOf = (id: string): Target => ({
    click: () => send('POST', `/element/${id}/click`, {}),
    type: async (text) => {
      await send('POST', `/element/${id}/clear`, {});
      await send('POST', `/element/${id}/value`, { text });
    },
    choose: (option) =>
      send('POST', '/execute/sync', {
        script: `(${chooseOption.toString()})(...arguments)`,
        args: [{ [ELEMENT]: id }, option],
      }),
    upload: (path) => send('POST', `/element/${id}/value`, { text: path }),
  });

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    downloads,
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    evaluate,
    element: async (expression) => {
      const found = (await evaluate(expression)) as { [ELEMENT]: string } | null;
      return found && targetOf(found[ELEMENT]);
    },
    quit: async () => {
      await send('DELETE', '').catch(() => undefined);
      await end(child);
      if (screen) await end(screen.child);
    },
  };
};
