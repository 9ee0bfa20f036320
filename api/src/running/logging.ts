import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Settings = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

const serializers = {
  // Log the route's pattern, because the requested address may contain what a visitor typed.
  req: ({ method, routeOptions }: FastifyRequest) => ({
    method,
    route: routeOptions?.url ?? 'none',
  }),
  res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
};

interface Stream {
  readonly write: (line: string) => void;
}

/**
 * Options of a logger that writes two lines of JSON per request: method and route, then status and
 * ms. Never the visitor's address, host or headers.
 */
export const loggerOptions = (stream?: Stream): Settings => ({
  base: null,
  serializers,
  ...(stream && { stream }),
});

/**
 * Options of a logger that writes only errors, by default to standard error. An operator needs them
 * even without a log.
 */
export const errorLoggerOptions = (stream: Stream = process.stderr): Settings => ({
  ...loggerOptions(stream),
  level: 'error',
});
