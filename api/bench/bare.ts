// A bare Fastify server on a free port, as a baseline. It serves the given text at /text and the
// given folder at /files.
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const [text = '', root = ''] = process.argv.slice(2);
const value: unknown = JSON.parse(text);
const app = Fastify();
app.get('/text', () => Promise.resolve(value));
await app.register(fastifyStatic, { root, prefix: '/files/', preCompressed: true });
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`ready ${app.listeningOrigin}/`);
