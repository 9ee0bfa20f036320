import { setKillSwitch } from './pointers';
import { publish } from './publish';
import { changeRegistry, readRegistry } from './store';
import { builtRemote, newFolder } from './testing';
import { visitorsOf } from './visitors';

const first = { version: '1.0.0' };

/** A store with three releases of mf-books: an old one, the current one, and a canary. */
const canaryStore = async (): Promise<{ store: string; versions: readonly string[] }> => {
  const store = await newFolder();
  const versions: string[] = [];
  for (const code of ['one', 'two', 'three']) {
    const canary = code === 'three' ? { canary: { percent: 10 } } : {};
    const built = await builtRemote('books', code);
    versions.push((await publish('mf-books', built, store, { ...first, ...canary })).version);
  }
  return { store, versions };
};

test('all visitors get the current release, and none an earlier one', async () => {
  const store = await newFolder();
  const one = await publish('mf-books', await builtRemote('books', 'one'), store, first);
  const two = await publish('mf-books', await builtRemote('books', 'two'), store, first);
  const registry = await readRegistry(store);
  expect(visitorsOf(registry, 'mf-books', one.version)).toBe('');
  expect(visitorsOf(registry, 'mf-books', two.version)).toBe('all');
});

test('a canary and the current release share the visitors', async () => {
  const { store, versions } = await canaryStore();
  const registry = await readRegistry(store);
  expect(versions.map((version) => visitorsOf(registry, 'mf-books', version))).toEqual([
    '',
    '90%',
    '10%',
  ]);
});

test('no visitor gets a remote that is switched off, or its canary', async () => {
  const { store, versions } = await canaryStore();
  const registry = await changeRegistry(store, (before) =>
    setKillSwitch(before, 'mf-books', 'moves'),
  );
  expect(versions.map((version) => visitorsOf(registry, 'mf-books', version))).toEqual([
    '',
    'none: moves',
    'none: moves',
  ]);
});
