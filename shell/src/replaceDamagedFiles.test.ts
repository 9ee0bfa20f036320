import { replaceDamagedFiles } from './replaceDamagedFiles';

const integrity = `sha384-${'A'.repeat(64)}`;
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

const add = (tag: 'script' | 'link' | 'img', fields: object): HTMLElement =>
  document.head.appendChild(Object.assign(document.createElement(tag), fields));

beforeEach(() => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetched;
});

test('a style sheet that has already failed is requested again, bypassing all caches', () => {
  add('link', { rel: 'stylesheet', href: '/site.css', integrity });
  replaceDamagedFiles('/main.js');
  expect(fetched.mock.calls).toEqual([
    ['http://localhost/site.css', { integrity, cache: 'reload' }],
  ]);
});

test.each([
  ['script', { src: '/main.js' }, '/main.js'],
  ['link', { rel: 'stylesheet', href: '/forms.css' }, '/forms.css'],
] as const)('a %s that fails is requested again, bypassing all caches', (tag, fields, path) => {
  add(tag, { ...fields, integrity }).dispatchEvent(new Event('error'));
  expect(fetched.mock.calls).toEqual([[`http://localhost${path}`, { integrity, cache: 'reload' }]]);
});

test('files without a hash, files of remotes, pictures and errors inside scripts are ignored', () => {
  add('script', { src: '/demo.js' }).dispatchEvent(new Event('error'));
  add('script', { src: '/mf-books/117.js', integrity }).dispatchEvent(new Event('error'));
  add('img', { src: '/dog.webp' }).dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('error'));
  expect(fetched).not.toHaveBeenCalled();
});
