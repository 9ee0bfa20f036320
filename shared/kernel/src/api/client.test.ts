import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportFailure } from '../failures/reportFailure';
import { createClient, NETWORK_ERROR, type Session } from './client';

jest.mock('../failures/reportFailure', () => ({ reportFailure: jest.fn() }));

interface StubResponse {
  readonly status: number;
  readonly body: string;
}

let nextResponse: StubResponse;
let lastRequest: { url?: string; headers: IncomingHttpHeaders } | undefined;
let server: Server;
let apiBaseUrl: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, X-XSRF-TOKEN');
    if (request.method === 'OPTIONS') return void response.end();
    lastRequest = { url: request.url, headers: request.headers };
    response
      .writeHead(nextResponse.status, { 'Content-Type': 'application/json' })
      .end(nextResponse.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((done) => server.close(done)));

const sessionWith = (token: string | null = null) =>
  ({ getToken: () => token, endSession: jest.fn() }) satisfies Session;
const call = (status: number, body: unknown, session: Session = sessionWith()) => {
  nextResponse = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
  return createClient({ apiBaseUrl }, session).get<unknown>('/demo/dog');
};

describe('request', () => {
  test('goes to the API version below the base address, with the token as bearer', async () => {
    await call(200, { isSuccess: true, data: [] }, sessionWith('abc'));
    expect(lastRequest?.url).toBe('/v1/demo/dog');
    expect(lastRequest?.headers.authorization).toBe('Bearer abc');
  });

  test.each(['line\nbreak', 'tök€n'])(
    'omits the token %j, which no header can carry',
    async (token) => {
      const body = { isSuccess: true, data: [] };
      await expect(call(200, body, sessionWith(token))).resolves.toMatchObject({ data: body });
      expect(lastRequest?.headers.authorization).toBeUndefined();
    },
  );

  test('has no credentials when logged out', async () => {
    await call(200, { isSuccess: true, data: [] });
    expect(lastRequest?.headers.authorization).toBeUndefined();
  });

  test('sends the XSRF token of the cookie in a header', async () => {
    document.cookie = 'XSRF-TOKEN=from-cookie';
    await call(200, { isSuccess: true, data: [] });
    expect(lastRequest?.headers['x-xsrf-token']).toBe('from-cookie');
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  test('has no timeout', () => {
    expect(createClient({ apiBaseUrl }, sessionWith()).defaults.timeout).toBe(0);
  });
});

describe('response', () => {
  test('200 with isSuccess true is returned', async () => {
    const body = { isSuccess: true, data: [{ id: '1' }] };
    await expect(call(200, body)).resolves.toMatchObject({ data: body });
  });

  test('200 with isSuccess false is rejected with the body', async () => {
    const body = { isSuccess: false, ResponseMsg: 'No dogs today' };
    await expect(call(200, body)).rejects.toEqual(body);
  });

  test.each(['', '{}', 'null'])(
    '200 with the empty body %j is rejected with the transport message',
    async (body) => {
      await expect(call(200, body)).rejects.toBe('Request failed with status code 200');
    },
  );

  test.each([401, 433])('%d ends the session and rejects with the body', async (status) => {
    const session = sessionWith('abc');
    const body = { isSuccess: false, ResponseMsg: 'Please log in' };
    await expect(call(status, body, session)).rejects.toEqual(body);
    expect(session.endSession).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a later session', 'new'],
    ['a visitor who has since logged out', null],
  ])('a late refusal of an earlier session does not affect %s', async (_who, now) => {
    const endSession = jest.fn();
    const getToken = jest.fn<string | null, []>(() => now).mockReturnValueOnce('old');
    await expect(call(401, { isSuccess: false }, { getToken, endSession })).rejects.toBeDefined();
    expect(lastRequest?.headers.authorization).toBe('Bearer old');
    expect(endSession).not.toHaveBeenCalled();
  });

  test.each([null, 'line\nbreak', ' ', 'abc '])(
    'a refused call ends the session even with the token %j',
    async (token) => {
      const session = sessionWith(token);
      await expect(call(401, { isSuccess: false }, session)).rejects.toBeDefined();
      expect(session.endSession).toHaveBeenCalledTimes(1);
    },
  );

  test.each([400, 403, 404, 500, 503])(
    '%d rejects with the body and keeps the session',
    async (status) => {
      const session = sessionWith('abc');
      const body = { isSuccess: false, ResponseMsg: 'Something is wrong' };
      await expect(call(status, body, session)).rejects.toEqual(body);
      expect(session.endSession).not.toHaveBeenCalled();
    },
  );

  test('an error without a body rejects with the transport message', async () => {
    await expect(call(500, '')).rejects.toBe('Request failed with status code 500');
  });

  test('a call without a response rejects with the text for a broken network', async () => {
    // jsdom also logs the refused connection to its console.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const client = createClient({ apiBaseUrl: 'http://127.0.0.1:9' }, sessionWith());
    await expect(client.get('/demo/dog')).rejects.toBe(NETWORK_ERROR);
    expect(NETWORK_ERROR).toBe('Network error try again');
  });

  test('a canceled call is not a network error', async () => {
    const controller = new AbortController();
    controller.abort();
    const client = createClient({ apiBaseUrl }, sessionWith());
    await expect(client.get('/demo/dog', { signal: controller.signal })).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    });
  });
});

describe('report', () => {
  const reported = (): unknown[] =>
    jest.mocked(reportFailure).mock.calls.map(([{ stage, cause }]) => [stage, String(cause)]);

  test.each([
    [500, { isSuccess: false, ResponseMsg: 'Hello Ana' }, 'status code 500'],
    [200, { isSuccess: false, ResponseMsg: 'Hello Ana' }, 'status 200 without success'],
  ])(
    'a call that fails with %d and %j is reported without the response body',
    async (status, body, text) => {
      await expect(call(status, body)).rejects.toEqual(body);
      expect(reported()).toEqual([['api', expect.stringContaining(text)]]);
      expect(String(reported())).not.toContain('Ana');
    },
  );

  test('a call without a response is reported', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const client = createClient({ apiBaseUrl: 'http://127.0.0.1:9' }, sessionWith());
    await expect(client.get('/demo/dog')).rejects.toBe(NETWORK_ERROR);
    expect(reported()).toHaveLength(1);
  });

  test.each([401, 433])('a refused session (%d) is not reported', async (status) => {
    await expect(call(status, { isSuccess: false })).rejects.toBeDefined();
    expect(reported()).toEqual([]);
  });

  test('a canceled call is not reported', async () => {
    const controller = new AbortController();
    controller.abort();
    const client = createClient({ apiBaseUrl }, sessionWith());
    await expect(client.get('/demo/dog', { signal: controller.signal })).rejects.toBeDefined();
    expect(reported()).toEqual([]);
  });
});
