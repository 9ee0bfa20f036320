import { act, screen, waitFor } from '@testing-library/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { get } from '@scribblepup/kernel/api';
import { renderSite } from '../testing/renderSite';

let server: Server;
/** Sends the response to the request for an address that ends in `/late`. */
let respondLate: () => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization');
    response.writeHead(request.method === 'OPTIONS' ? 204 : 401, {
      'Content-Type': 'application/json',
    });
    const respond = () =>
      void response.end(request.method === 'OPTIONS' ? undefined : '{"isSuccess":false}');
    if (request.method === 'GET' && request.url?.endsWith('/late')) respondLate = respond;
    else respond();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const block = document.createElement('script');
  Object.assign(block, {
    id: 'runtime-config',
    type: 'application/json',
    text: JSON.stringify({ apiBaseUrl }),
  });
  document.head.append(block);
});

afterAll(() => new Promise((done) => server.close(done)));

test.each([
  ['/settings', '/login'],
  ['/about-us', '/home'],
])('a 401 response on %s clears local storage and leads to %s', async (address, target) => {
  await renderSite(address, { token: 'a' });
  localStorage.setItem('theme', 'dark');
  await screen.findByRole('heading', { level: 1 });
  const { length } = window.history;
  await act(() => expect(get('/demo/dog')).rejects.toEqual({ isSuccess: false }));
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(window.location.pathname).toBe(target));
  // Otherwise, Back would lead to the screen that the visitor may no longer see.
  expect(window.history).toHaveLength(length);
});

test('a later 401 response does not lead away from the login', async () => {
  await renderSite('/settings', { token: 'a' });
  await screen.findByRole('heading', { level: 1 });
  const late = get('/demo/dog/late');
  await act(() => expect(get('/demo/dog')).rejects.toBeDefined());
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  respondLate();
  await act(() => expect(late).rejects.toEqual({ isSuccess: false }));
  expect(window.location.pathname).toBe('/login');
});
