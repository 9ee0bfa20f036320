import { tabTitle } from '@scribblepup/kernel/public-screens';
import { describePage, notFoundPage } from './pageVariants';

const site = { basePath: '', publicUrl: '' };
const first = {
  head: '',
  body: '<h1>Rex &amp; Max</h1>',
  scripts: [{ src: '/mf-marketing/about.js', integrity: '' }],
};

test('tags are found, however the build wrote them', () => {
  const page = describePage(
    `<!doctype html>
    <meta content='Old' name=description>
    <title>Old</title>
    <link href=/site.css as=style rel=preload integrity=sha384-style>
    <link as='script' href='/vendor.js' rel='preload'>
    <script src=/main.js integrity=sha384-main defer></script>
    <main id=other></main><div class=app id=root></div>`,
    '/about-us',
    first,
    site,
  );
  expect(page).toMatch(/<meta content="We started Scribblepup[^"]*" name="description">/);
  expect(page).toContain(
    '<link rel="stylesheet" href="/site.css" data-href="site.css" integrity="sha384-style"><title>About Us',
  );
  expect(page).toContain(
    '<script defer="" src="/start.js" data-main="/main.js" data-ahead="/vendor.js /mf-marketing/about.js" data-hashes="sha384-main - -"></script>',
  );
  expect(page).toContain('<div class="app" id="root"><h1>Rex &amp; Max</h1></div>');
  expect(page).not.toContain('preload');
});

test('each script that is requested early keeps its hash', () => {
  const page = describePage(
    `<title>Old</title>
    <link rel=preload as=script href=/vendor.js integrity=sha384-vendor>
    <script src=/main.js integrity=sha384-main defer></script><div id=root></div>`,
    '/about-us',
    { ...first, scripts: [{ src: '/mf-marketing/about.js', integrity: 'sha384-about' }] },
    site,
  );
  expect(page).toContain('data-hashes="sha384-main sha384-vendor sha384-about"');
});

test('a page without the usual tags stays readable', () => {
  expect(describePage('<p>Only this</p>', '/about-us', first, site)).toContain('<p>Only this</p>');
  expect(notFoundPage('<title>Old</title>')).toContain(
    `<title>${tabTitle({ name: 'Page not found' })}</title>`,
  );
});
