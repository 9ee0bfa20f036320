import { checkAddress } from './config/checkAddress';
import { readCommandLine } from './config/commandLine';
import { readServerConfig } from './config/serve';

readCommandLine('[PORT=3000] npm run dev');
const config = readServerConfig();
await checkAddress(config);
// Import this late: it loads webpack, which takes seconds.
const { serveAll } = await import('./dev/serveAll');
await serveAll(config);
