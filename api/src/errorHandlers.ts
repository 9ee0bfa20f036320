import { GENERIC_ERROR } from '@scribblepup/kernel/core';
import type { FastifyInstance } from 'fastify';

/** A failure, in the envelope that all responses of the API share. */
const failureBody = (ResponseMsg: string) => ({
  isSuccess: false,
  data: null,
  message: ResponseMsg,
  ResponseMsg,
});

const messageForStatus = (status: number): string => {
  if (status === 429) return 'Too many requests. Please try again in a minute.';
  return status < 500 ? 'Bad request' : GENERIC_ERROR;
};

/** Answers unknown addresses and failed requests in the API's envelope. */
export const setErrorHandlers = (api: FastifyInstance): void => {
  // The wildcard does not match the bare prefix, so register that too.
  for (const path of ['/', '/*'])
    api.all(path, async (_request, reply) =>
      reply.code(404).header('cache-control', 'no-cache').send(failureBody('Not found')),
    );
  api.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'the API failed');
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .send(failureBody(messageForStatus(status)));
  });
};
