import { createServer } from './server';
import { makeSite } from './testing/site';

const report = {
  stage: 'manifest',
  remote: 'orders',
  version: '1.4.0-abc',
  message: 'responded with 404',
};

const start = async (change: Parameters<typeof makeSite>[0] = {}) => {
  const lines: string[] = [];
  const server = await createServer(await makeSite({ reportUrl: '/v1/failures', ...change }), {
    logTo: { write: (line) => void lines.push(line) },
  });
  const send = async (
    payload: unknown,
    { url = '/v1/failures', type = 'text/plain;charset=UTF-8', from = '203.0.113.7' } = {},
  ) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: {
        'content-type': type,
        cookie: 'who=ana',
        referer: 'https://pups.example/orders/ana-lind',
      },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return statusCode;
  };
  return { lines, send, close: () => server.close() };
};

test.each([false, true])(
  'a report is one line of the log and names no visitor (LOG: %j)',
  async (log) => {
    const { lines, send, close } = await start({ log });
    expect(await send({ ...report, url: '/orders/ana' })).toBe(204);
    await close();
    const failures = lines.filter((line) => line.includes('"failure"'));
    expect(failures).toHaveLength(1);
    expect(JSON.parse(failures[0])).toMatchObject({ msg: 'a page failed', failure: report });
    if (!log) expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toMatch(/ana|203\.0\.113/);
  },
);

test('a report without a version is accepted, also below a base path', async () => {
  const { send, close } = await start({ basePath: '/pups' });
  const { version: _none, ...rest } = report;
  expect(await send(rest, { url: '/pups/v1/failures' })).toBe(204);
  await close();
});

test.each([
  ['nonsense', 'nonsense', 400],
  ['an array', [], 400],
  ['a missing message', { stage: 'manifest', remote: 'orders' }, 400],
  ['a stage that is a sentence', { ...report, stage: 'Hello Ana' }, 400],
  ['a remote that is a path', { ...report, remote: '../orders' }, 400],
  ['a version that is a sentence', { ...report, version: 'the latest one\n' }, 400],
  ['a long stage', { ...report, stage: 's'.repeat(33) }, 400],
  ['a long remote', { ...report, remote: 'r'.repeat(33) }, 400],
  ['a long version', { ...report, version: '1'.repeat(65) }, 400],
  ['a long message', { ...report, message: 'x'.repeat(301) }, 400],
  ['a body that is too long', { ...report, message: 'x'.repeat(2000) }, 413],
])('%s is refused and not logged', async (_what, payload, status) => {
  const { lines, send, close } = await start();
  expect(await send(payload)).toBe(status);
  await close();
  expect(lines).toEqual([]);
});

test('a report of 1024 bytes is accepted, and a longer one is refused', async () => {
  const { lines, send, close } = await start();
  const text = JSON.stringify(report).padEnd(1024);
  expect([await send(text), await send(`${text} `)]).toEqual([204, 413]);
  await close();
  expect(lines).toHaveLength(1);
});

test.each(['multipart/form-data; boundary=x', 'application/json'])(
  'a content type other than text/plain is refused: %s',
  async (type) => {
    const { send, close } = await start();
    expect(await send(report, { type })).toBe(415);
    await close();
  },
);

test('a client that reports too often is refused, but others are not', async () => {
  const { lines, send, close } = await start({ rateLimit: 0 });
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) statuses.push(await send(report));
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  expect(await send(report, { from: '203.0.113.8' })).toBe(204);
  await close();
  expect(lines).toHaveLength(31);
});

test.each(['', 'https://reports.example/in'])(
  'if failures are reported to "%s", the gateway accepts none',
  async (reportUrl) => {
    const { lines, send, close } = await start({ reportUrl });
    expect(await send(report)).not.toBe(204);
    await close();
    expect(lines).toEqual([]);
  },
);
