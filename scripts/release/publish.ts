import { resolve } from 'node:path';
import { isVersion } from '../../shared/kernel/src/release/pointer';
import { buildApps } from '../build';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { publish } from './core/publish';
import { storeFolder } from './core/store';
import { appOf, runCommand, versionOf } from './core/command';

const usage =
  'npm run publish -w mf-books [-- --version 1.2.0] [--canary 10] [--origin https://cdn.example]';

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

// npm run publish -w mf-books
await runCommand(async () => {
  const { values, positionals } = readCommandLine(usage, {
    options: {
      version: { type: 'string' },
      canary: { type: 'string' },
      origin: { type: 'string' },
    },
    maxPositionals: 1,
  });
  const folder = appOf(positionals);
  const version = values.version ?? versionOf(folder);
  if (!isVersion(version))
    throw new Error('--version takes letters, digits, dots and dashes, such as 1.2.0.');
  const percent = values.canary === undefined ? undefined : Number(values.canary);
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 99)) {
    throw new Error('--canary takes a share of the visitors from 1 to 99, in percent.');
  }
  const { origin } = values;
  if (origin !== undefined && !isOrigin(origin))
    throw new Error('--origin takes an origin alone, such as https://cdn.example.');
  await buildApps([folder]);
  const release = await publish(folder, resolve(root, 'dist', folder), storeFolder(), {
    version,
    ...(percent && { canary: { percent } }),
    ...(origin && { origin }),
  });
  return `${folder} ${release.version} is published${percent ? ` for ${percent}% of the visitors` : ''}.`;
});
