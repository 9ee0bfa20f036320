import { createServer } from '../server';
import { makeSite } from '../testing/site';

const headersOf = async (url: string) => {
  const server = await createServer(await makeSite());
  const { headers } = await server.inject({ url });
  await server.close();
  return headers;
};

test.each(['/home', '/no/such/page', '/missing.js', '/v1/nothing', '/content/1.svg'])(
  '%s has the whole policy and all security headers',
  async (url) => {
    const headers = await headersOf(url);
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      // Pictures and videos that the visitor chose, or that the page made.
      "img-src 'self' blob: data:",
      "media-src 'self' blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);

test('no header requires HTTPS (a proxy with TLS adds that), or an embedder policy', async () => {
  const headers = await headersOf('/home');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('cross-origin-embedder-policy');
});
