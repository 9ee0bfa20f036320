import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface MockResponse {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

export const json = (data: unknown): MockResponse => ({
  body: JSON.stringify({ isSuccess: true, data, message: '', ResponseMsg: '' }),
});
export const failure = (ResponseMsg: string, status = 500): MockResponse => ({
  status,
  body: JSON.stringify({ isSuccess: false, data: null, message: '', ResponseMsg }),
});
export const html: MockResponse = {
  type: 'text/html',
  body: '<!doctype html><title>Proxy</title><h1>Bad gateway</h1>',
};

/** An API on its own port; the page's configuration points the real client at it. */
export class TestServer {
  private responses: Readonly<Record<string, MockResponse>> = {};
  private readonly server: Server;
  readonly requestedPaths: string[] = [];

  constructor() {
    this.server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*, Authorization, X-XSRF-TOKEN');
      const path = request.url ?? '';
      this.requestedPaths.push(path);
      const mock = this.responses[path];
      // An address without a response simulates a slow server: the request hangs.
      if (!mock) return;
      response
        .writeHead(mock.status ?? 200, { 'Content-Type': mock.type ?? 'application/json' })
        .end(mock.body);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    const { port } = this.server.address() as AddressInfo;
    const config = document.createElement('script');
    config.id = 'runtime-config';
    config.type = 'application/json';
    config.textContent = JSON.stringify({ apiBaseUrl: `http://127.0.0.1:${port}` });
    document.head.append(config);
  }

  setResponses(responses: Readonly<Record<string, MockResponse>>): void {
    this.responses = responses;
    this.requestedPaths.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    if (!this.server.listening) return;
    await new Promise((done) => this.server.close(done));
  }
}
