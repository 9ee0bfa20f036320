import { readConfig } from './config';
import { createServer } from './server';

const config = readConfig(process.env);
const server = await createServer(config);
await server.listen({ host: config.host, port: config.port });

const address = server.server.address();
const port = typeof address === 'object' && address ? address.port : config.port;
console.log(`ready http://${config.host}:${port}${config.basePath}/home`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}
