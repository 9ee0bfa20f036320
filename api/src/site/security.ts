import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const none = ["'none'"];
const self = ["'self'"];

/**
 * The usual security headers and a policy without a single `unsafe-`: scripts, styles and calls
 * only from this origin. Pictures and media may also be the visitor's own (`blob:`, `data:`).
 */
export const addSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: none,
        scriptSrc: self,
        styleSrc: self,
        fontSrc: self,
        imgSrc: ["'self'", 'blob:', 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: self,
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
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()');
  });
};
