import type { FastifyInstance } from 'fastify';

/** What the API answers where it has nothing to give, in the envelope of its answers. */
const failed = (ResponseMsg: string) => ({
  isSuccess: false,
  data: null,
  message: ResponseMsg,
  ResponseMsg,
});

const wordsFor = (status: number): string => {
  if (status === 429) return 'Too many requests. Please try again in a minute.';
  return status < 500 ? 'Bad request' : 'Something went wrong. Please try again.';
};

/** An address that the API does not have, and a request that it cannot answer. */
export const failInEnvelope = (api: FastifyInstance): void => {
  api.all('/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-cache').send(failed('Not found')),
  );
  api.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'the API failed');
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .send(failed(wordsFor(status)));
  });
};
