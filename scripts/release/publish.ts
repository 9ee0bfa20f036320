import { resolve } from 'node:path';
import { isVersion } from '../../shared/kernel/src/release/pointer';
import { buildApps } from '../build';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { publish } from './core/publish';
import { storeFolder } from './core/store';
import { appOf, runCommand, versionOf } from './core/command';

// npm run publish -w mf-books [-- --version 1.2.0] [--canary 10]
await runCommand(async () => {
  const { values, positionals } = readCommandLine(
    'npm run publish -w mf-books [-- --version 1.2.0] [--canary 10]',
    { options: { version: { type: 'string' }, canary: { type: 'string' } }, words: 1 },
  );
  const folder = appOf(positionals);
  const version = values.version ?? versionOf(folder);
  if (!isVersion(version))
    throw new Error('--version takes letters, digits, dots and dashes, such as 1.2.0.');
  const percent = values.canary === undefined ? undefined : Number(values.canary);
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
    throw new Error('--canary takes a share of the visitors from 1 to 99, in percent.');
  }
  await buildApps([folder]);
  const release = await publish(folder, resolve(root, 'dist', folder), storeFolder(), {
    version,
    ...(percent && { canary: { percent } }),
  });
  return `${folder} ${release.version} is published${percent ? ` for ${percent}% of the visitors` : ''}.`;
});
