import { get } from './raw';

const post = (headers: readonly string[], body: string): string =>
  [
    'POST /v1/demo/dog HTTP/1.1',
    'Host: pups.example',
    'Connection: close',
    ...headers,
    '',
    body,
  ].join('\r\n');

const repeated = (count: number, text: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => text(n));

// Each path leads to a file that exists, outside its folder or hidden, so that the request succeeds
// if nothing stops it; those with a backslash only on Windows.
const traversals = [
  '/../../package.json',
  '/shell/../../package.json',
  '/shell/%2e%2e/%2e%2e/package.json',
  '/mf-books/..%2f..%2fpackage.json',
  '/mf-books/..%5c..%5cpackage.json',
  '/mf-books/x/..%2f..%2fregistry.json',
  '/content/..%2fpackage.json',
  '/content/../dist/registry.json',
  '/%2e%2e%2fregistry.json',
  '/%c0%ae%c0%ae/registry.json',
  '/\\..\\..\\package.json',
  '/shell\\..\\..\\registry.json',
  '//etc/passwd',
  '/shell//etc/passwd',
  '/sw.js/..%2f..%2fregistry.json',
  'http://other.example/../../package.json',
  '/mf-books/.incoming-1/half.js',
];

const unusablePaths = [
  '/%00',
  '/%00.js',
  '/home%00',
  '/mf-books/a%00.js',
  '/content/%00.svg',
  '/registry.json%00',
  '/v1/demo/dog/%00',
  '/v1/demo/dog/%ff',
  '/%ff.js',
  '/%zz.js',
  '/content/%e0%a4%a.svg',
  '/caf\xe9.js',
  '/a b',
  `/${'a'.repeat(300)}.js`,
  `/content/${'a'.repeat(300)}.svg`,
  `/v1/demo/dog/${'a'.repeat(300)}`,
];

const malformed: Readonly<Record<string, string>> = {
  'an unknown method': 'BREW /home HTTP/1.1\r\nHost: pups.example\r\n\r\n',
  TRACE: 'TRACE /home HTTP/1.1\r\nHost: pups.example\r\nConnection: close\r\n\r\n',
  'OPTIONS for the whole server':
    'OPTIONS * HTTP/1.1\r\nHost: pups.example\r\nConnection: close\r\n\r\n',
  'no host': 'GET /home HTTP/1.1\r\nConnection: close\r\n\r\n',
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'lines that end in LF': 'GET /home HTTP/1.1\nHost: pups.example\n\n',
  'a folded header': get('/home', 'X-Long: a\r\n b'),
  'a NUL byte in a header': get('/home', 'X-Zero: a\0b'),
  '64 KB in one header': get('/home', `X-Long: ${'x'.repeat(65_536)}`),
  '64 KB of headers': get('/home', ...repeated(1200, (n) => `X-${n}: ${'x'.repeat(48)}`)),
  'a path of 64 KB': get(`/${'a'.repeat(65_536)}`),
  'two lengths': post(['Content-Length: 1', 'Content-Length: 2'], 'ab'),
  'a negative length': post(['Content-Length: -4'], ''),
  'a length and chunks': post(['Content-Length: 4', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  'malformed chunks': post(
    ['Content-Type: application/json', 'Transfer-Encoding: chunked'],
    'zz\r\n',
  ),
  'an unknown transfer encoding': post(['Transfer-Encoding: rubbish'], ''),
  'malformed JSON': post(['Content-Type: application/json', 'Content-Length: 4'], '{{{{'),
  'a malformed type': post(['Content-Type: \x80\xff', 'Content-Length: 4'], '{{{{'),
  'an expectation that cannot be met': get('/home', 'Expect: wonders'),
  'a range past the end': get('/content/1.svg', 'Range: bytes=99999999-'),
};

/** Requests that the server must refuse, each with a description of its fault. */
export const badRequests: readonly (readonly [what: string, request: string])[] = [
  ...traversals.map((path) => [`the path traversal ${path}`, get(path)] as const),
  ...unusablePaths.map((path) => [`the path ${encodeURI(path).slice(0, 30)}`, get(path)] as const),
  ...Object.entries(malformed),
];

/** Odd requests that the server must accept. */
export const oddRequests: readonly (readonly [what: string, request: string])[] = [
  ['an unknown encoding', get('/home', 'Accept-Encoding: rubbish, \x80\xff;q=9')],
  ['an encoding that is only punctuation', get('/content/1.svg', 'Accept-Encoding: ;;;,,,q=x')],
  ['garbage in the cookies', get('/home', 'Cookie: \x80\xff=%%%; =;;')],
  ['many small headers', get('/home', ...repeated(500, (n) => `X${n}: 1`))],
  ['a malformed tag', get('/content/1.svg', 'If-None-Match: "\x80')],
  ['a malformed date', get('/content/1.svg', 'If-Modified-Since: never')],
  ['a malformed range', get('/content/share.jpg', 'Range: rubbish=1-x')],
  ['many ranges', get('/content/share.jpg', `Range: bytes=${'0-1,'.repeat(500)}0-1`)],
  ['a malformed client address', get('/home', 'X-Forwarded-For: \x80,,,,')],
  [
    'an unexpected body',
    get('/home', 'Content-Length: 3', 'Content-Type: application/json') + 'abc',
  ],
  ['a long query', get(`/home?${'a=1&'.repeat(500)}`)],
  ['an absolute URL, as for a proxy', get('http://pups.example/home?x=http://a')],
  ['an absolute URL without a path', get('HTTPS://pups.example')],
  ['HTTP/1.0', 'GET /home HTTP/1.0\r\n\r\n'],
];
