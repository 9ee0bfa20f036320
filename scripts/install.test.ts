import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './config/apps';
import { runNode } from './config/process';
import { temporaryFolder } from './config/temporaryFolder';

const file = pathToFileURL(resolve(root, 'scripts/install.mjs')).href;

/** Writes a program called npm, in the form that each system looks for. */
const writeNpm = async (folder: string, code: string): Promise<void> => {
  await writeFile(join(folder, 'npm.mjs'), code);
  await writeFile(join(folder, 'npm.cmd'), '@node "%~dp0npm.mjs" %*\r\n');
  await writeFile(join(folder, 'npm'), `#!/usr/bin/env node\nimport('./npm.mjs');\n`, {
    mode: 0o755,
  });
};

/** Calls a function of install.mjs in plain Node, because it runs before anything is installed. */
const call = async (name: string, ...args: unknown[]): Promise<unknown> => {
  const { code, output } = await runNode([
    '--input-type=module',
    '-e',
    `import * as install from '${file}'; console.log(JSON.stringify(install['${name}'](...${JSON.stringify(args)})))`,
  ]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
};

const range = async (): Promise<string> =>
  (
    JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
      engines: { node: string };
    }
  ).engines.node;

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is supported: %s', async (version, supported) => {
  expect(await call('satisfies', version, await range())).toBe(supported);
});

describe('the packages', () => {
  const locked = {
    '': {},
    'node_modules/a': { integrity: 'sha512-a' },
    'node_modules/a-win32': { integrity: 'sha512-w', optional: true },
    'node_modules/kernel': { link: true },
    'api/node_modules/a': { integrity: 'sha512-c' },
  };
  const all = {
    'node_modules/a': { integrity: 'sha512-a' },
    'api/node_modules/a': { integrity: 'sha512-c' },
  };

  const folderWith = async (installed?: object): Promise<string> => {
    const folder = await temporaryFolder('install');
    for (const path of ['node_modules/kernel', ...Object.keys(all)])
      await mkdir(join(folder, path), { recursive: true });
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
    if (installed)
      await writeFile(
        join(folder, 'node_modules/.package-lock.json'),
        JSON.stringify({ packages: installed }),
      );
    return folder;
  };

  test.each([
    ['nothing', false, undefined],
    ['all that the lock file requires', true, all],
    ['another version', false, { ...all, 'node_modules/a': { integrity: 'sha512-b' } }],
    [
      'only a package of another platform',
      false,
      { 'node_modules/a-win32': { integrity: 'sha512-w' } },
    ],
  ])('with %s in node_modules, count as installed: %s', async (_what, isEnough, installed) => {
    expect(await call('isInstalled', await folderWith(installed))).toBe(isEnough);
  });

  test.each([
    ['a new workspace', 'node_modules/kernel'],
    ["a workspace's own package", 'api/node_modules'],
  ])('do not count as installed if %s is missing', async (_what, path) => {
    const folder = await folderWith(all);
    await rm(join(folder, path), { recursive: true });
    expect(await call('isInstalled', folder)).toBe(false);
  });

  test('are installed without running their scripts', async () => {
    const folder = await folderWith();
    await writeNpm(folder, "console.log('npm', ...process.argv.slice(2));");
    const { code, output } = await runNode(
      [
        '--input-type=module',
        '-e',
        `import { install } from '${file}'; process.exit(await install(${JSON.stringify(folder)}));`,
      ],
      { env: { PATH: `${folder}${delimiter}${process.env['PATH']}` } },
    );
    expect(code).toBe(0);
    expect(output).toMatch(/^npm ci --ignore-scripts /m);
  });

  test('are no longer installed after a signal: npm ends, and the exit code is that of the signal', async () => {
    const folder = await folderWith();
    await writeNpm(folder, 'console.log(`npm ${process.pid}`); setInterval(() => {}, 1e6);');
    const run = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { install } from '${file}'; process.exit(await install(${JSON.stringify(folder)}));`,
      ],
      {
        env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}` },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const exit = once(run, 'exit');
    const npm = await new Promise<number>((done) => {
      run.stdout.on('data', (chunk: Buffer) => {
        const [, pid] = /^npm (\d+)$/m.exec(chunk.toString()) ?? [];
        if (pid) done(Number(pid));
      });
    });
    run.kill('SIGTERM');
    expect(await exit).toEqual([128 + 15, null]);
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  });

  test('of this project are installed', async () => {
    expect(await call('isInstalled', root)).toBe(true);
  });
});
