import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config';

const none = ["'none'"];
const self = ["'self'"];

const perResponseHeaders = new Set(['content-type', 'content-length', 'date', 'connection']);

type Origins = Pick<ServerConfig, 'remoteOrigins' | 'reportUrl'>;

// The headers are the same for every response, so Helmet computes them once, in a temporary server.
const securityHeaders = async (
  { remoteOrigins, reportUrl }: Origins,
  extraScripts: readonly string[] = [],
): Promise<Record<string, string>> => {
  const selfAndRemotes = [...self, ...remoteOrigins];
  const reports = URL.canParse(reportUrl) ? [new URL(reportUrl).origin] : [];
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: [...selfAndRemotes, ...extraScripts],
        styleSrc: selfAndRemotes,
        fontSrc: selfAndRemotes,
        imgSrc: [...selfAndRemotes, 'blob:', 'data:'],
        mediaSrc: [...selfAndRemotes, 'blob:'],
        connectSrc: [...selfAndRemotes, ...reports],
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
    // A developer's machine serves plain HTTP. With TLS, the proxy adds this header.
    strictTransportSecurity: false,
  });
  app.get('/', () => Promise.resolve(''));
  const { headers } = await app.inject('/');
  await app.close();
  const kept = Object.entries(headers).filter(([name]) => !perResponseHeaders.has(name));
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  };
};

/**
 * Matches the script of the worker that draws photos, by its name in the build. The shell's files
 * are also served from the root; earlier releases of remotes have a worker of their own. A worker
 * obeys the policy sent with its own script. Only this worker compiles WebAssembly, for the finder.
 */
const photoWorker = /^\/((shell|mf-books|mf-orders)\/([\w.-]+\/)*)?coloring\.[0-9a-f]{10}\.js$/;

/**
 * Adds security headers to every response. The content security policy allows scripts, styles,
 * fonts, pictures, media and requests only from this origin and those of remotes, and workers only
 * from this origin. It also allows requests to the address for failure reports, and pictures and
 * media that the visitor chose or the page made (`blob:`, `data:`).
 */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  { basePath, ...origins }: Origins & Pick<ServerConfig, 'basePath'>,
): Promise<void> => {
  const headers = await securityHeaders(origins);
  const workerHeaders = await securityHeaders(origins, ["'wasm-unsafe-eval'"]);
  app.addHook('onRequest', ({ url }, reply, done) => {
    const path = url.slice(basePath.length).split('?')[0];
    reply.headers(photoWorker.test(path) ? workerHeaders : headers);
    done();
  });
};
