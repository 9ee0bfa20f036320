import { readConfig } from './config';
import { Readiness } from './running/health';
import { notListening, originOf } from './running/listening';
import { stopWithGrace } from './running/stop';
import { createServer } from './server';

const config = readConfig(process.env);
const readiness = new Readiness();
const server = await createServer(config, { readiness });
stopWithGrace(server, { readiness, drainMs: config.drainMs, log: config.log });
try {
  await server.listen({ host: config.host, port: config.port });
} catch (error) {
  console.error(notListening(error, config));
  process.exit(1);
}

const address = server.server.address();
const port = typeof address === 'object' && address ? address.port : config.port;
console.log(`ready ${originOf(config.host, port)}${config.basePath}/home`);
