import type { FastifyRequest, FastifyServerOptions } from 'fastify';

const serializers = {
  // The pattern of the route, not the address asked for: that may hold what a visitor typed.
  req: ({ method, routeOptions }: FastifyRequest) => ({
    method,
    route: routeOptions?.url ?? 'none',
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
};

/** A line of JSON a request: method, route, status, ms. No address, no host, no header of the visitor's. */
export const logging = (stream?: {
  write: (line: string) => void;
}): NonNullable<FastifyServerOptions['logger']> => ({
  base: null,
  serializers,
  ...(stream && { stream }),
});
