// A bare Fastify on any free port, for comparison: the given text under /text, the given folder under /files.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [text = '', root = ''] = process.argv.slice(2);
const value: unknown = JSON.parse(text);
const app = Fastify();
app.get('/text', async () => value);
await app.register(fastifyStatic, { root, prefix: '/files/', preCompressed: true });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`ready ${app.listeningOrigin}/`);
