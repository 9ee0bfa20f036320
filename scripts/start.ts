import { builtSite } from './build';
import { checkAddress } from './config/checkAddress';
import { readCommandLine } from './config/commandLine';
import { readServerConfig } from './config/serve';

readCommandLine('[PORT=3000] npm start. api/README.md has all settings.');
await checkAddress(readServerConfig());
process.env['DIST'] = await builtSite();
await import('../api/src/main');
