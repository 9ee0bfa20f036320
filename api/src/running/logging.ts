import type { FastifyRequest, FastifyServerOptions } from 'fastify';

const serializers = {
  // Log the route's pattern, because the requested address may contain what a visitor typed.
  req: ({ method, routeOptions }: FastifyRequest) => ({
    method,
    route: routeOptions?.url ?? 'none',
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
};

/**
 * Logs two lines of JSON per request: method and route, then status and ms. Never the visitor's
 * address, host or headers.
 */
export const logging = (stream?: {
  write: (line: string) => void;
}): NonNullable<FastifyServerOptions['logger']> => ({
  base: null,
  serializers,
  ...(stream && { stream }),
});
