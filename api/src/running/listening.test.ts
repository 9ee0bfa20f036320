import { createServer } from 'node:http';
import { listenErrorMessage, originOf, portOf } from './listening';

const address = { host: '0.0.0.0', port: 80 };
const failure = (code: string) => Object.assign(new Error('no'), { code });

test.each([
  ['EACCES', 'Port 80 on 0.0.0.0 may not be used by this account. Set PORT to 1024 or higher.'],
  [
    'EADDRNOTAVAIL',
    'Port 80 on 0.0.0.0 cannot be opened, because this machine does not have that address. Change HOST.',
  ],
  ['EMFILE', 'Port 80 on 0.0.0.0 cannot be opened: Error: no.'],
])('%s: the message says what to do, or at least what happened', (code, message) => {
  expect(listenErrorMessage(failure(code), address)).toBe(message);
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['pups.example', 'http://pups.example:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s has the address %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});

test('a server that was asked for port 0 has the port that the system chose', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  expect(portOf(server)).toBeGreaterThan(0);
  await new Promise((done) => server.close(done));
});
