import { createServer } from '../server';
import { makeSite } from '../testing/site';

const get = async (url: string, change: Parameters<typeof makeSite>[0] = {}) => {
  const server = await createServer(await makeSite(change));
  const response = await server.inject({ url, headers: { host: 'evil.example' } });
  await server.close();
  return response;
};

test.each(['/about-us', '/about-us/', '/about-us?from=mail'])(
  '%s has its title and description in the first HTML',
  async (url) => {
    const { body } = await get(url, { publicUrl: 'https://pups.example' });
    expect(body).toContain('<title>About Us · Scribblepup</title>');
    expect(body).toContain('<meta property="og:title" content="About Us · Scribblepup"');
    expect(body).toMatch(/<meta name="description" content="We started Scribblepup[^"]*"/);
    expect(body).toMatch(/<meta property="og:description" content="We started Scribblepup[^"]*"/);
    expect(body).toContain('<link rel="canonical" href="https://pups.example/about-us">');
    expect(body).toContain('<meta property="og:url" content="https://pups.example/about-us">');
    expect(body).toContain(
      '<meta property="og:image" content="https://pups.example/content/share.jpg"',
    );
  },
);

test.each(['/', '/home', '/Home/'])(
  '%s has the styled landing page in its first HTML, and links that work without scripts',
  async (url) => {
    const { body } = await get(url);
    expect(body).toMatch(/<div id="root"><header>.*<main><h1>Turn your dog<\/h1>.*<\/main><\/div>/);
    expect(body).toMatch(
      /<noscript><nav aria-label="Screens">.*<a href="\/about-us">About Us<\/a>/,
    );
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain('<html lang="en" data-fonts="later">');
    expect(head).toContain(
      '<link rel="stylesheet" href="/site.0123456789.css" data-href="site.0123456789.css">',
    );
    expect(head).toContain(
      '<link rel="stylesheet" href="/mf-marketing/home.0123456789.css" data-href="home.0123456789.css">',
    );
    expect(head).toContain('<link rel="preload" as="image" href="/mf-marketing/hero.webp">');
    expect(head).not.toContain('as="script"');
    expect(head).toContain(
      '<script defer="" src="/start.js" data-main="/main.0123456789.js" data-ahead="/vendor.0123456789.js /mf-marketing/home.0123456789.js"></script>',
    );
  },
);

test('a public screen without first HTML has an empty root element', async () => {
  const { body } = await get('/about-us');
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).not.toContain('data-fonts');
});

test('without a public address, the page names none, whatever host was requested', async () => {
  const { body } = await get('/home');
  expect(body).not.toMatch(/canonical|og:url|evil/);
});

test('a screen that is not public keeps the general title', async () => {
  const { body } = await get('/orders', { publicUrl: 'https://pups.example' });
  expect(body).toContain('<title>Scribblepup</title>');
  expect(body).not.toContain('canonical');
});

test('below a base path, every address starts with it', async () => {
  const { body } = await get('/pups/about-us', {
    basePath: '/pups',
    publicUrl: 'https://pups.example',
  });
  expect(body).toContain('href="https://pups.example/pups/about-us"');
  expect(body).toContain('<a href="/pups/home">');
  const home = await get('/pups/home', { basePath: '/pups' });
  expect(home.body).toContain('<a href="/pups/home">Logo</a>');
  expect(home.body).toContain(
    'href="/pups/mf-marketing/home.0123456789.css" data-href="home.0123456789.css"',
  );
  expect(home.body).toContain(
    'srcset="/pups/mf-marketing/a.webp 1x, /pups/mf-marketing/b.webp 2x"',
  );
  expect(home.body).toContain('href="/pups/site.0123456789.css" data-href="site.0123456789.css"');
  expect(body).toContain('content="https://pups.example/pups/content/share.jpg"');
});

test('robots.txt keeps robots out of guarded screens, and allows the public ones', async () => {
  const response = await get('/robots.txt', { publicUrl: 'https://pups.example' });
  expect(response.headers['content-type']).toMatch('text/plain');
  expect(response.headers['cache-control']).toBe('no-cache');
  const lines = response.body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /my-projects',
      'Disallow: /orders',
      'Sitemap: https://pups.example/sitemap.xml',
    ]),
  );
  expect(response.body).not.toMatch(/Disallow: \/(home|about-us|content)?$/m);
});

test('below a base path, robots.txt and the sitemap have it too', async () => {
  const change = { basePath: '/pups', publicUrl: 'https://pups.example' };
  const robots = (await get('/pups/robots.txt', change)).body;
  expect(robots).toContain('Disallow: /pups/orders\n');
  expect(robots).toContain('Sitemap: https://pups.example/pups/sitemap.xml');
  // The name of an id, such as `:orderId`, would match no address.
  expect(robots).not.toMatch(/Disallow: .*:/);
  expect((await get('/pups/sitemap.xml', change)).body).toContain(
    '<loc>https://pups.example/pups/about-us</loc>',
  );
});

test('without a public address, robots.txt names no sitemap', async () => {
  expect((await get('/robots.txt')).body).not.toContain('Sitemap');
});

test('the sitemap lists only the public screens', async () => {
  const response = await get('/sitemap.xml', { publicUrl: 'https://pups.example' });
  expect(response.headers['content-type']).toMatch('application/xml');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(
    [...response.body.matchAll(/<loc>https:\/\/pups\.example([^<]*)/g)].map(([, path]) => path),
  ).toEqual([
    '/home',
    '/home/demo-to-explore',
    '/home/subscription',
    '/home/get-started-next',
    '/home/get-started',
    '/about-us',
  ]);
});
