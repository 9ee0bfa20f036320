import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../../scripts/config/apps';
import { atEnd } from '../../scripts/config/atEnd';
import { letOthersFirst } from '../../scripts/config/process';
import { freePort } from '../../scripts/config/serve';

/** A running development server. */
export interface DevServer {
  readonly url: string;
  /** Ends it as Ctrl+C does, and gives its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts one of the development commands of a copy of the repository, and waits for its address.
 * @param command the script's name
 * @throws Error with what the command said, if it ends before
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
        // The copy leaves the demo content out.
        CONTENT: resolve(root, 'api/content'),
      },
    },
  );
  // Tests that run meanwhile have the site's own time limits.
  letOthersFirst(child);
  // A test that runs into its time limit must not leave it behind.
  atEnd(() => child.kill());
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /^dev (http:\/\/[\w.:]+)/m.exec(said)?.[1];
      if (address) done(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => fail(new Error(`${command} ended with ${code}:\n${said}`)));
  });
  return {
    url,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
};
