import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../scripts/config/apps';
import { atExit } from '../../scripts/config/atExit';
import { lowerPriority } from '../../scripts/config/process';
import { freePort } from '../../scripts/config/serve';

/** A running development server. */
export interface DevServer {
  readonly url: string;
  /** Ends it like Ctrl+C, and returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a development command in a copy of the repository, and waits for its address.
 * @param command the script's name
 * @throws Error with the command's output if it ends without an address
 */
export const startDev = async (
  tree: string,
  command: 'dev' | 'devRemote',
  ...args: readonly string[]
): Promise<DevServer> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(tree, `scripts/${command}.ts`), ...args],
    {
      cwd: tree,
      env: {
        ...process.env,
        PORT: String(await freePort()),
        // The copy has no demo content.
        CONTENT: resolve(root, 'api/content'),
      },
    },
  );
  // A build takes all cores, and should not slow down the tests that run at the same time.
  lowerPriority(child);
  // End the server even if a test runs into its time limit.
  atExit(() => child.kill());
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const url = await new Promise<string>((done, fail) => {
    let output = '';
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^dev (http:\/\/[\w.:]+)/m.exec(output)?.[1];
      if (address) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => fail(new Error(`${command} ended with ${code}:\n${output}`)));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
};
