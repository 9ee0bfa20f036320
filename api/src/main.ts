import { readConfig } from './config';
import { Readiness } from './running/health';
import { listenErrorMessage, originOf, portOf } from './running/listening';
import { stopGracefully } from './running/stop';
import { createServer } from './server';

const config = readConfig(process.env);
const readiness = new Readiness();
const server = await createServer(config, { readiness });
stopGracefully(server, { readiness, drainMs: config.drainMs, log: config.log });
try {
  await server.listen({ host: config.host, port: config.port });
} catch (error) {
  console.error(listenErrorMessage(error, config));
  process.exit(1);
}

console.log(`ready ${originOf(config.host, portOf(server.server))}${config.basePath}/home`);
