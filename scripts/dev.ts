import { writeLists } from '../shared/pages/scripts/registry';
import { checkAddress } from './config/checkAddress';
import { exitWithError, readCommandLine } from './config/commandLine';
import { readServerConfig } from './config/serve';

readCommandLine('[PORT=3000] npm run dev');
const config = readServerConfig();
await checkAddress(config);
await writeLists().catch(exitWithError);
// Import this late: it loads webpack, which takes seconds.
const { serveAll } = await import('./dev/serveAll');
await serveAll(config);
