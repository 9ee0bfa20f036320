import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../config/apps';
import { atExit } from '../config/atExit';

export interface ServerProcess {
  readonly origin: string;
  /** The memory use of the server's process (resident set size), in MB. */
  readonly memory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A module that lets the server's process report its memory use, in bytes, on each message. */
const memoryReporter = `data:text/javascript,${encodeURIComponent(
  `process.on('message', () => process.send(process.memoryUsage.rss()));
process.channel.unref();`,
)}`;

/** Starts a server in its own process, so that it shares no thread with the measuring code. */
export const startServer = async (
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', memoryReporter, script, ...args],
    {
      cwd: root,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  atExit(() => child.kill());
  const exit = once(child, 'exit');
  const line = await new Promise<Buffer>((done, fail) => {
    child.stdout?.once('data', done);
    child.once('error', fail);
    child.once('exit', (code) =>
      fail(new Error(`${script} exited with code ${code} before it was ready.`)),
    );
  });
  return {
    origin: new URL(
      line
        .toString()
        .trim()
        .replace(/^ready /, ''),
    ).origin,
    memory: async () => {
      child.send('memory');
      const [bytes] = (await once(child, 'message')) as [number];
      return bytes / 2 ** 20;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await exit;
    },
  };
};
