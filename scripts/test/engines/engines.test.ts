import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../config/temporaryFolder';
import { compareDecoded, compareDrawings } from './compare';
import { findEngines, isMissing, type Machine } from './find';
import { describeResults } from './results';
import { describeEngines } from './describeEngines';

const machine = (files: readonly string[], env: Machine['env'] = {}): Machine => ({
  exists: (path) => files.includes(path),
  env,
  chromium: () => Promise.reject(new Error('no Chromium or Chrome is installed')),
});

const namesOn = async (...given: Parameters<typeof machine>): Promise<string[]> =>
  (await findEngines(undefined, machine(...given)))
    .filter((engine) => !isMissing(engine))
    .map(({ name }) => name);

describe('finding browsers', () => {
  test('lists each missing browser with the way to install it', async () => {
    const lines = describeEngines(await findEngines(undefined, machine([])));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^Chromium: not found\..*CHROMIUM_PATH/);
    expect(lines[1]).toMatch(/^Firefox: not found\..*apt-get install firefox-esr.*FIREFOX_PATH/);
    expect(lines[2]).toMatch(/^WebKit: not found\..*apt-get install webkit2gtk-driver xvfb/);
  });

  test("the project's own Chromium counts, and each browser found is listed with its path", async () => {
    const chromium = () =>
      Promise.resolve({ executablePath: '/own/chromium', args: ['--no-sandbox'] });
    const found = await findEngines(['chromium'], { ...machine([]), chromium });
    expect(found).toEqual([{ name: 'chromium', path: '/own/chromium', args: ['--no-sandbox'] }]);
    expect(describeEngines(found)).toEqual(['Chromium: /own/chromium']);
  });

  test('a browser named by a variable is the only candidate', async () => {
    const files = ['/usr/bin/firefox-esr', '/opt/firefox'];
    const path = async (env: Machine['env']) =>
      (await findEngines(['firefox'], machine(files, env)))[0];
    expect(await path({})).toHaveProperty('path', '/usr/bin/firefox-esr');
    expect(await path({ FIREFOX_PATH: '/opt/firefox' })).toHaveProperty('path', '/opt/firefox');
    expect(isMissing(await path({ FIREFOX_PATH: '/opt/none' }))).toBe(true);
  });

  test('WebKit needs its driver and a screen', async () => {
    const driver = '/usr/bin/WebKitWebDriver';
    expect(await namesOn([driver])).toEqual([]);
    expect(await namesOn(['/usr/bin/Xvfb'])).toEqual([]);
    expect(await namesOn([driver, '/usr/bin/Xvfb'])).toEqual(['webkit']);
    expect(await namesOn([driver], { DISPLAY: ':0' })).toEqual(['webkit']);
  });
});

describe('comparing drawings', () => {
  const chromium = { engine: 'chromium', parts: { dog: 'a', beach: 'b' } } as const;

  test('equal drawings are reported as the same, in whatever order they were drawn', () => {
    const other = { engine: 'firefox', parts: { beach: 'b', dog: 'a' } } as const;
    const { same, lines } = compareDrawings([chromium, other]);
    expect(same).toBe(true);
    expect(lines[0]).toMatch(/^chromium: 2 drawings, [0-9a-f]{16}$/);
    expect(lines[1]).toBe('firefox: 2 drawings, the same as in chromium');
  });

  test('different drawings are named', () => {
    const other = { engine: 'firefox', parts: { dog: 'a', beach: 'c' } } as const;
    expect(compareDrawings([chromium, other])).toEqual({
      same: false,
      lines: [expect.any(String), 'firefox: 2 drawings, 1 not the same as in chromium: beach'],
    });
  });

  test('an allowed difference is reported, but does not count', () => {
    const other = { engine: 'firefox', parts: { dog: 'a', beach: 'c' } } as const;
    const comparison = compareDrawings([chromium, other], (_engine, part) => part === 'beach');
    expect(comparison.same).toBe(true);
    expect(comparison.lines[1]).toContain('1 not the same');
    expect(compareDrawings([chromium, other], (_engine, part) => part === 'dog').same).toBe(false);
  });

  test('only drawings that both browsers have are compared; if there are none, they are not the same', () => {
    const webkit = (parts: Record<string, string>) =>
      compareDrawings([chromium, { engine: 'webkit', parts }]);
    expect(webkit({ dog: 'a' })).toHaveProperty('same', true);
    expect(webkit({ dog: 'a' }).lines[1]).toContain('1 drawing, the same');
    expect(webkit({})).toHaveProperty('same', false);
  });

  test('a single browser is reported as the only one', () => {
    expect(compareDrawings([chromium]).lines).toEqual([
      expect.stringMatching(/2 drawings, .*; no other browser/),
    ]);
  });
});

test('pixels that differ are counted and measured', () => {
  const pixels = Uint8Array.from([10, 20, 30, 40]);
  const compareWith = (other: number[]) =>
    compareDecoded('The JPEG', [
      { engine: 'chromium', pixels },
      { engine: 'webkit', pixels: Uint8Array.from(other) },
    ]);
  expect(compareWith([10, 20, 30, 40])).toEqual(['The JPEG, webkit and chromium: the same']);
  expect(compareWith([10, 22, 30, 34])).toEqual([
    'The JPEG, webkit and chromium: 50.0% of the values differ, by 2.000 of 255 on average and 6 at most',
  ]);
  expect(compareWith([10])).toEqual(['The JPEG, webkit and chromium: 1 and 4 values']);
});

test('a browser that left no drawing is not the same as the others', async () => {
  const folder = await temporaryFolder('engines');
  await mkdir(join(folder, 'chromium'));
  await writeFile(join(folder, 'chromium/stored.json'), JSON.stringify({ dog: '' }));
  expect(await describeResults(folder, ['chromium'])).toHaveProperty('same', true);
  expect(await describeResults(folder, ['chromium', 'firefox'])).toHaveProperty('same', false);
});
