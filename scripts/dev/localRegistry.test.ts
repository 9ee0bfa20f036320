import { CONTRACT_VERSION } from '../../shared/kernel/src/remote/version';
import { withLocalRemote } from './localRegistry';

const orders = { entry: 'mf-orders/1.0.0-a/mf-manifest.json', contract: '3.0', version: '1.0.0-a' };
const books = {
  ...orders,
  entry: 'mf-books/1.0.0-a/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  off: 'broken',
};

const hashes = { integrity: books.integrity, manifestIntegrity: books.integrity };

test('one remote comes from this machine, and the others do not change', () => {
  const registry = withLocalRemote(
    { version: 1, remotes: { books, orders }, signature: `${'A'.repeat(86)}==` },
    'books',
    '/mf-books/mf-manifest.json',
    hashes,
  );
  expect(registry.remotes).toEqual({
    orders,
    books: {
      entry: '/mf-books/mf-manifest.json',
      contract: CONTRACT_VERSION,
      version: 'local',
      ...hashes,
    },
  });
  expect(registry.signature).toBeUndefined();
});

test('throws an error if the site sends anything but a registry', () => {
  expect(() => withLocalRemote({ hello: 'there' }, 'books', '/x', hashes)).toThrow(
    /^The registry cannot be used/,
  );
});
