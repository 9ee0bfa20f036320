import { createServer } from 'node:net';
import { notListening } from '../api/src/running/listening';
import { builtSite } from './build';
import { readCommandLine, refuse } from './config/commandLine';
import { readServerConfig } from './config/serve';

readCommandLine('[PORT=3000] npm start. api/README.md has all settings.');

// The first build takes minutes, so find out before it whether the server can listen.
const { host, port } = readServerConfig();
await new Promise<void>((done) => {
  const socket = createServer()
    .once('error', (error) => refuse(notListening(error, { host, port })))
    .listen(port, host, () => socket.close(() => done()));
});

process.env['DIST'] = await builtSite();
await import('../api/src/main');
