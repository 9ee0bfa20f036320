import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../config/apps';
import { atEnd } from '../config/atEnd';

export interface Served {
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Starts a server in its own process, so that it shares no thread with the measuring code. */
export const serve = async (
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Served> => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => child.kill());
  const exit = once(child, 'exit');
  const line = await new Promise<Buffer>((done, fail) => {
    child.stdout.once('data', done);
    child.once('error', fail);
    child.once('exit', (code) =>
      fail(new Error(`${script} ended with ${code} before it was ready.`)),
    );
  });
  return {
    pid: child.pid ?? NaN,
    origin: new URL(
      line
        .toString()
        .trim()
        .replace(/^ready /, ''),
    ).origin,
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
};
