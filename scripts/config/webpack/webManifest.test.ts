import HtmlWebpackPlugin from 'html-webpack-plugin';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { root } from '../apps';
import { temporaryFolder } from '../temporaryFolder';
import { webManifest } from './webManifest';

interface WebManifest {
  readonly theme_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

const buildPage = async (): Promise<string> => {
  const folder = await temporaryFolder('page');
  await writeFile(join(folder, 'page.js'), '');
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    plugins: [new HtmlWebpackPlugin({ publicPath: '/' }), webManifest()],
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return join(folder, 'dist');
};

/** The width and height of a PNG, in px. */
const sizeOf = async (file: string): Promise<string> => {
  const png = await readFile(file);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('the page names the web manifest and the touch icon, and every icon has its stated size', async () => {
  const built = await buildPage();
  const page = await readFile(join(built, 'index.html'), 'utf8');
  const [, manifestFile] = /<link rel="manifest" href="\/([^"]+)">/.exec(page)!;
  const [, touchFile] = /<link rel="apple-touch-icon" href="\/([^"]+)">/.exec(page)!;
  expect(await sizeOf(join(built, touchFile))).toBe('180x180');

  const manifest = JSON.parse(await readFile(join(built, manifestFile), 'utf8')) as WebManifest;
  expect(manifest).toMatchObject({
    name: 'Scribblepup',
    short_name: 'Scribblepup',
    start_url: 'my-projects',
    scope: './',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    expect(src).toMatch(/\.[0-9a-f]{10}\.png$/);
    expect(await sizeOf(join(built, src))).toBe(sizes);
  }
});

test("the browser's bars have the same color on the home screen as in a tab", async () => {
  const manifest = JSON.parse(
    await readFile(join(await buildPage(), 'app.webmanifest'), 'utf8'),
  ) as WebManifest;
  const page = await readFile(resolve(root, 'shell/src/index.html'), 'utf8');
  const [, color] = /<meta name="theme-color" content="(#\w+)"/.exec(page)!;
  expect(manifest.theme_color).toBe(color.toLowerCase());
});
