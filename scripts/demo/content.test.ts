import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Content {
  readonly video: Readonly<Record<string, string>>;
  readonly dogs: readonly { id: string; name: string; image: string; pages: readonly string[] }[];
}

const folder = resolve(__dirname, '../../api/content');
const { video, dogs } = JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as Content;
const fileOf = (address: string): string => join(folder, address.replace(/^\/content\//, ''));
const megabytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;

test('has at least four demo dogs, each with a picture and 25 different pages', () => {
  expect(dogs.length).toBeGreaterThanOrEqual(4);
  expect(new Set(dogs.map(({ id }) => id)).size).toBe(dogs.length);
  for (const { image, pages } of dogs) {
    expect(statSync(fileOf(image)).size).toBeGreaterThan(10_000);
    expect(new Set(pages.map((page) => readFileSync(fileOf(page), 'utf8'))).size).toBe(25);
  }
});

test.each(dogs)('the pages of $name are letter-size and have only plain paths', ({ pages }) => {
  for (const page of pages) {
    const svg = readFileSync(fileOf(page), 'utf8');
    expect(svg).toMatch(/<svg[^>]*viewBox="0 0 850 1100"/);
    expect(svg).not.toMatch(/<(script|image|text|foreignObject|style)|NaN|href/i);
  }
});

test('the video has two formats and a poster, together below 4 MB', () => {
  const { mp4 = '', webm = '', poster = '' } = video;
  expect(readFileSync(fileOf(mp4)).toString('latin1', 4, 8)).toBe('ftyp');
  expect(readFileSync(fileOf(webm)).readUInt32BE(0)).toBe(0x1a45dfa3);
  expect(readFileSync(fileOf(poster)).toString('latin1', 8, 12)).toBe('WEBP');
  expect(megabytes([mp4, webm, poster].map(fileOf))).toBeLessThan(4);
});

test('the content is below 8 MB, and every file is used', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const used = [
    ...Object.values(video),
    ...dogs.flatMap(({ image, pages }) => [image, ...pages]),
  ].map(fileOf);
  expect(
    files
      .filter((file) => !used.includes(file))
      .map((file) => file.slice(folder.length + 1))
      .sort(),
  ).toEqual(['demo.json', 'share.jpg']);
  expect(megabytes(files)).toBeLessThan(8);
});
