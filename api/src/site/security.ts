import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const none = ["'none'"];
const self = ["'self'"];

const ownToAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

// They are the same for every answer, so the library works them out once, on a server of its own.
const securityHeaders = async (
  origins: readonly string[],
  extraScripts: readonly string[] = [],
): Promise<Record<string, string>> => {
  const selfAndRemotes = [...self, ...origins];
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: [...selfAndRemotes, ...extraScripts],
        styleSrc: selfAndRemotes,
        fontSrc: self,
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: selfAndRemotes,
        workerSrc: self,
        manifestSrc: self,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // One origin over plain http on a developer's machine; a proxy in front adds it where there is TLS.
    strictTransportSecurity: false,
  });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  const kept = Object.entries(headers).filter(([name]) => !ownToAnswer.has(name));
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  };
};

/**
 * The script of the worker that draws photos, by the name that its build gives it. A worker goes by the
 * policy of its own script; this one compiles the finder's WebAssembly, which runs in no page.
 */
const photoWorker = /\/mf-(books|orders)\/([\w.-]+\/)*coloring\.[0-9a-f]{10}\.js$/;

/**
 * The usual security headers and a policy without a single `unsafe-` for pages: scripts, styles and calls
 * only from this origin and those that remotes may come from. Pictures and media may also be the visitor's own (`blob:`, `data:`).
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> => {
  const headers = await securityHeaders(origins);
  const workerHeaders = await securityHeaders(origins, ["'wasm-unsafe-eval'"]);
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(photoWorker.test(url.split('?')[0]!) ? workerHeaders : headers);
    done();
  });
};
