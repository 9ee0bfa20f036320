import Fastify from 'fastify';
import { setErrorHandlers } from './errorHandlers';

test('an error in the API is logged, and the response reveals nothing about it', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line) => lines.push(line) } },
  });
  setErrorHandlers(app);
  app.get('/broken', () => Promise.reject(new Error('no such table')));
  const { statusCode, headers, body } = await app.inject('/broken');
  await app.close();
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-cache']);
  expect(JSON.parse(body)).toEqual({
    isSuccess: false,
    data: null,
    message: 'Something went wrong. Please try again.',
    ResponseMsg: 'Something went wrong. Please try again.',
  });
  expect(lines.join('')).toMatch(/no such table.*the API failed/);
});
