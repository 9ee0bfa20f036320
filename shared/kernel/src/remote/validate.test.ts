import { assertRemoteModule } from './assert';
import { remoteNames, remotePaths, type RemoteModule } from './contract';
import { paths } from '../paths';
import { isContractSupported, validateRemoteModule } from './validate';
import { CONTRACT_VERSION } from './version';

const Screen = () => null;
const [major] = CONTRACT_VERSION.split('.');
const orders: RemoteModule = {
  name: 'orders',
  contract: CONTRACT_VERSION,
  routes: remotePaths.orders.map((path) => ({
    path,
    load: () => Promise.resolve({ default: Screen }),
  })),
};

describe('the check at run time', () => {
  test('accepts a module of this contract or of an older minor version', () => {
    expect(validateRemoteModule(orders)).toEqual({ ok: true, module: orders });
    expect(validateRemoteModule({ ...orders, contract: `${major}.0` }).ok).toBe(true);
  });

  test.each([
    ['1.2', '1.2', true],
    ['1.0', '1.2', true],
    ['1.9', '1.10', true],
    ['1.10', '1.9', false],
    ['2.0', '1.2', false],
    ['1.2', '2.0', false],
    ['1.2', '2.2', false],
    ['1', '1.2', false],
    ['1.2', '1', false],
    ['1.2-beta', '1.2', false],
    ['', '1.2', false],
  ])(
    'whether a remote of contract %j works in a shell of contract %j: %s',
    (version, ownVersion, isSupported) => {
      expect(isContractSupported(version, ownVersion)).toBe(isSupported);
    },
  );

  test.each([
    [null, /no module/],
    [undefined, /no module/],
    ['text', /no module/],
    [{ ...orders, name: 'shop' }, /unknown name shop/],
    [{ ...orders, contract: undefined }, /no contract version/],
    [{ ...orders, contract: '1.2' }, /contract 1\.2, but this site has [2-9]\.\d/],
    [{ ...orders, contract: `${major}.99` }, /contract \d+\.99, but this site has \d/],
    [{ ...orders, routes: [] }, /no routes/],
    [{ ...orders, routes: {} }, /no routes/],
    [{ ...orders, routes: [{ path: '/orders' }] }, /no path or no load function/],
    [{ ...orders, routes: [{ load: orders.routes[0].load }] }, /no path or no load function/],
    [{ ...orders, routes: [null] }, /no path or no load function/],
  ])('%j is rejected with a reason', (value, reason) => {
    expect(validateRemoteModule(value)).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });
});

describe('the contract test', () => {
  const [first, second] = orders.routes;

  test('passes a remote that has all its screens', async () => {
    await expect(assertRemoteModule(orders, 'orders')).resolves.toBeUndefined();
  });

  test.each([
    ['another name', { ...orders, name: 'auth' as const }, /calls itself auth/],
    ['a missing screen', { ...orders, routes: [first] }, /no route for \/orders\/:orderId/],
    [
      'two routes for one screen',
      { ...orders, routes: [first, first, second] },
      /two routes for \/orders/,
    ],
    [
      'a foreign screen',
      { ...orders, routes: [...orders.routes, { ...first, path: paths.home }] },
      /\/home belongs/,
    ],
    [
      'no component',
      { ...orders, routes: [first, { ...second, load: async () => ({}) }] },
      /no component/,
    ],
    ['no module', null, /no module/],
  ])('rejects a remote with %s', async (_what, value, reason) => {
    await expect(assertRemoteModule(value, 'orders')).rejects.toThrow(reason);
  });
});

test('every address belongs to exactly one remote', () => {
  const owned = remoteNames.flatMap((name) => remotePaths[name]);
  expect([...owned].sort()).toEqual(Object.values(paths).sort());
});
