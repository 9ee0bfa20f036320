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
 * are also served from the root; remotes of earlier releases have a worker of their own. A worker
 * follows the policy sent with its own script, and only this worker compiles WebAssembly (the
 * finder's); no page does.
 */
const photoWorker = /^\/((shell|mf-books|mf-orders)\/([\w.-]+\/)*)?coloring\.[0-9a-f]{10}\.js$/;

/**
 * Adds the usual security headers, and for pages a content security policy without any `unsafe-`:
 * scripts, styles, fonts, pictures, media and requests only from this origin and those of remotes;
 * workers only from this origin; failure reports also to their own address. Pictures and media may
 * also be the visitor's own (`blob:`, `data:`).
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
