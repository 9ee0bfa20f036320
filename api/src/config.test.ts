import Fastify from 'fastify';
import { readConfig } from './config';

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    basePath: '',
    offline: true,
    reportUrl: '',
    overlay: false,
    log: false,
    rateLimit: 600,
    trustedProxies: '',
    drainMs: 0,
  });
});

test('host, port and base path are taken from the environment', () => {
  const config = readConfig({ HOST: '0.0.0.0', PORT: '8080', BASE_PATH: 'pups/' });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 8080, basePath: '/pups' });
});

test.each(['abc', '-1', '70000', '1.5'])('port %s is refused', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT is not a port number');
});

test.each(['RATE_LIMIT', 'DRAIN_MS'])('%s takes only a whole number', (name) => {
  expect(Object.values(readConfig({ [name]: '12' }))).toContain(12);
  for (const value of ['-1', '1.5', 'many'])
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is not a whole number: ${value}`);
});

test('OFFLINE decides whether the site is stored on devices', () => {
  expect(readConfig({ OFFLINE: '1' }).offline).toBe(true);
  expect(readConfig({ OFFLINE: '0' }).offline).toBe(false);
});

test.each(['OFFLINE', 'OVERLAY', 'LOG'])('%s is 1 or 0, and any other value is refused', (name) => {
  for (const value of ['false', 'on', '2'])
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is neither 1 nor 0: ${value}`);
});

test('an empty variable counts as not set', () => {
  const names = ['HOST', 'PORT', 'BASE_PATH', 'PUBLIC_URL', 'RATE_LIMIT', 'DRAIN_MS'];
  const folders = ['DIST', 'CONTENT'];
  const switches = ['OFFLINE', 'OVERLAY', 'LOG'];
  const empty = Object.fromEntries([...names, ...folders, ...switches].map((name) => [name, '']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('the log, the trusted proxies and the folders are taken from the environment', () => {
  expect(
    readConfig({
      LOG: '1',
      TRUSTED_PROXIES: '10.0.0.0/8',
      DIST: '/srv/site',
      CONTENT: '/srv/dogs',
    }),
  ).toMatchObject({
    log: true,
    trustedProxies: '10.0.0.0/8',
    dist: '/srv/site',
    content: '/srv/dogs',
  });
});

test.each(['"><script>', 'pups?x=1', 'pups#x', 'two pups', 'pups;x'])(
  'base path %s is refused',
  (BASE_PATH) => {
    expect(() => readConfig({ BASE_PATH })).toThrow('BASE_PATH is not a plain path');
  },
);

test('only the origin of the public address is used', () => {
  expect(readConfig({ PUBLIC_URL: 'https://pups.example/x' }).publicUrl).toBe(
    'https://pups.example',
  );
  expect(readConfig({}).publicUrl).toBe('');
});

test.each(['pups.example', 'javascript:alert(1)'])('public address %s is refused', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL is not an http address');
});

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('OVERLAY=%s: the overlay is %s', (OVERLAY, overlay) => {
  expect(readConfig({ OVERLAY }).overlay).toBe(overlay);
});

test.each(['/v1/failures', 'https://reports.example/in?site=pups'])(
  'failures may be reported to %s',
  (REPORT_URL) => {
    expect(readConfig({ REPORT_URL }).reportUrl).toBe(REPORT_URL);
  },
);

test('a report address is normalized as in a browser', () => {
  expect(readConfig({ REPORT_URL: 'HTTPS://Reports.Example' }).reportUrl).toBe(
    'https://reports.example/',
  );
});

test.each(['reports', '//reports.example', 'javascript:alert(1)', '/"><script>'])(
  'report address %s is refused',
  (REPORT_URL) => {
    expect(() => readConfig({ REPORT_URL })).toThrow('REPORT_URL is neither');
  },
);

test('commas or spaces separate the origins of remotes', () => {
  expect(
    readConfig({ REMOTE_ORIGINS: 'https://cdn.example, http://127.0.0.1:4003' }).remoteOrigins,
  ).toEqual(['https://cdn.example', 'http://127.0.0.1:4003']);
  expect(readConfig({}).remoteOrigins).toEqual([]);
});

test.each(['cdn.example', 'ftp://cdn.example', 'https://cdn.example/path', '*', "'unsafe-inline'"])(
  'origin %s is refused',
  (REMOTE_ORIGINS) => {
    expect(() => readConfig({ REMOTE_ORIGINS })).toThrow(
      'REMOTE_ORIGINS contains something that is not an origin',
    );
  },
);

test('public keys are taken unchanged, and an invalid one is refused', () => {
  const [firstKey, secondKey] = ['A', 'B'].map((letter) => `${letter.repeat(43)}=`);
  expect(readConfig({}).registryKeys).toEqual([]);
  expect(readConfig({ REGISTRY_KEYS: `${firstKey}, ${secondKey}` }).registryKeys).toEqual([
    firstKey,
    secondKey,
  ]);
  expect(() => readConfig({ REGISTRY_KEYS: `${firstKey} abc` })).toThrow(
    'REGISTRY_KEYS contains something that is not an Ed25519 public key: abc',
  );
});

test('trusted proxies are addresses, networks or the ranges that Fastify knows by name', async () => {
  for (const TRUSTED_PROXIES of ['10.0.0.0/8,::1', 'loopback', 'fd00::/8, 192.0.2.7']) {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES });
    expect(trustedProxies).toBe(TRUSTED_PROXIES.replace(' ', ''));
    await Fastify({ trustProxy: trustedProxies }).close();
  }
});

test.each(['nonsense', '10.0.0', '10.0.0.0/33', '10.0.0.0/0', '::1/129', '10.0.0.0/8/8', '1 hop'])(
  'trusted proxy %s is refused',
  (TRUSTED_PROXIES) => {
    expect(() => readConfig({ TRUSTED_PROXIES })).toThrow(
      'TRUSTED_PROXIES contains something that is not an address or a network',
    );
  },
);
