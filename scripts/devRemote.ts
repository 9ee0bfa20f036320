import { writeLists } from '../shared/pages/scripts/registry';
import { remoteIn, remotes } from './config/apps';
import { checkAddress } from './config/checkAddress';
import { checkNames, readCommandLine, exitWithError } from './config/commandLine';
import { localAddress } from './config/webpack/devServer';

// npm run dev -w mf-books serves the remote alone. With -- --against URL it serves the deployed site
// with this remote from this machine.

const { values, positionals } = readCommandLine(
  'npm run dev -w mf-books [-- --against https://pups.example]',
  { options: { against: { type: 'string' } }, maxPositionals: 1 },
);
checkNames(
  'remote',
  positionals,
  remotes.map(({ folder }) => folder),
);
const { against: site } = values;
if (site !== undefined && !(/^https?:/.test(site) && URL.canParse(site)))
  exitWithError('--against takes the address of a deployed site, such as https://pups.example.');
const remote = remoteIn(positionals[0] ?? '');
await checkAddress(localAddress(remote.port));
await writeLists().catch(exitWithError);
// Import these late: both load webpack, which takes seconds.
if (site === undefined) await (await import('./dev/serveStandalone')).serveStandalone(remote);
else await (await import('./dev/serveAgainst')).serveAgainst(remote, new URL(site));
