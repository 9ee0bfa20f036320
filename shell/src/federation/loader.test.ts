import { CONTRACT_VERSION, paths, type RemoteModule } from '@scribblepup/kernel';
import { StageError } from './failure';
import { createLoader } from './loader';
import type { RegistryResult } from './registry';
import type { RegistryEntry } from './registryEntry';

const Orders = () => null;
const exposed: RemoteModule = {
  name: 'orders',
  contract: CONTRACT_VERSION,
  routes: [{ path: paths.orders, load: () => Promise.resolve({ default: Orders }) }],
};
const orders = { remote: 'orders', path: paths.orders } as const;
const listed = (change: Partial<RegistryEntry> = {}): RegistryResult => {
  const entry = {
    manifestUrl: 'https://site.example/mf-orders/mf-manifest.json',
    contract: CONTRACT_VERSION,
    isTrusted: true,
    ...change,
  };
  return { ok: true, registry: new Map([['orders', entry]]) };
};

const setUp = () => {
  const fetchRegistry = jest.fn(() => Promise.resolve(listed()));
  const fetchModule = jest.fn(
    (_remote: string, _entry: RegistryEntry, _afresh: boolean): Promise<unknown> =>
      Promise.resolve(exposed),
  );
  const dropPending = jest.fn();
  const loader = createLoader({
    fetchRegistry,
    runtime: { fetchModule, dropPending },
    backoffMs: [0, 0],
  });
  const freshness = () => fetchModule.mock.calls.map(([, , afresh]) => afresh);
  return { fetchRegistry, fetchModule, dropPending, loader, freshness };
};

const failsAt = (stage: string, reason: RegExp) => ({
  ok: false,
  failure: { remote: 'orders', stage, reason: expect.stringMatching(reason) },
});

test('brings a screen, and asks for registry and remote once', async () => {
  const { loader, fetchRegistry, fetchModule } = setUp();
  expect(loader.peek(paths.orders)).toBeUndefined();
  const results = await Promise.all([loader.load(orders), loader.load(orders)]);
  expect(results).toEqual([
    { ok: true, value: Orders },
    { ok: true, value: Orders },
  ]);
  expect(loader.peek(paths.orders)).toBe(Orders);
  expect(fetchRegistry).toHaveBeenCalledTimes(1);
  expect(fetchModule).toHaveBeenCalledTimes(1);
});

describe('says at which stage it ended', () => {
  test.each([
    ['unreadable', { ok: false, reason: 'the registry answered 404' } as const, /answered 404/],
    ['without the remote', { ok: true, registry: new Map() } as const, /does not list orders/],
  ])('a registry %s', async (_what, registry, reason) => {
    const { loader, fetchRegistry } = setUp();
    fetchRegistry.mockResolvedValue(registry);
    expect(await loader.load(orders)).toEqual(failsAt('registry', reason));
  });

  test('another contract in the registry, before any code is fetched', async () => {
    const { loader, fetchRegistry, fetchModule } = setUp();
    fetchRegistry.mockResolvedValue(listed({ contract: '2.0' }));
    expect(await loader.load(orders)).toEqual(
      failsAt('contract', /contract 2\.0, this site speaks 1\.\d/),
    );
    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each([
    ['off', { off: 'prints the wrong dog' }, /the wrong dog/],
    ['origin', { isTrusted: false }, /not allowed/],
  ] as const)('%s, before any code is fetched', async (stage, change, reason) => {
    const { loader, fetchRegistry, fetchModule } = setUp();
    fetchRegistry.mockResolvedValue(listed(change));
    expect(await loader.load(orders)).toEqual(failsAt(stage, reason));
    expect(fetchModule).not.toHaveBeenCalled();
  });

  test.each(['manifest', 'entry', 'screen'] as const)('%s', async (stage) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockRejectedValue(new StageError(stage, new Error('gone')));
    expect(await loader.load(orders)).toEqual(failsAt(stage, /gone/));
    expect(fetchModule).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['null', null, /no module/],
    ['another contract', { ...exposed, contract: '2.0' }, /contract 2\.0/],
    ['another shape', { routes: 7 }, /unknown name/],
    ["another remote's screens", { ...exposed, name: 'books' }, /calls itself books/],
  ])('a remote that exposes %s', async (_what, wrong, reason) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockResolvedValue(wrong);
    expect(await loader.load(orders)).toEqual(failsAt('contract', reason));
  });

  test.each([
    [
      'none',
      [{ path: paths.order, load: () => Promise.resolve({ default: Orders }) }],
      'screen',
      /no screen for \/orders/,
    ],
    [
      'no component',
      [{ path: paths.orders, load: () => Promise.resolve({}) }],
      'contract',
      /no component/,
    ],
    [
      'a missing chunk',
      [{ path: paths.orders, load: () => Promise.reject(new Error('chunk')) }],
      'screen',
      /chunk/,
    ],
  ])('a screen that is %s', async (_what, routes, stage, reason) => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockResolvedValue({ ...exposed, routes });
    expect(await loader.load(orders)).toEqual(failsAt(stage, reason));
  });
});

describe('trying again', () => {
  test('a quick failure is tried again by itself, each time afresh', async () => {
    const { loader, fetchModule, freshness } = setUp();
    fetchModule.mockRejectedValueOnce(new Error('reset')).mockRejectedValueOnce(new Error('reset'));
    expect(await loader.load(orders)).toMatchObject({ ok: true });
    expect(freshness()).toEqual([false, true, true]);
  });

  test('one that ran into its time limit is not', async () => {
    const { loader, fetchModule } = setUp();
    fetchModule.mockRejectedValue(new StageError('manifest', new Error('signal timed out')));
    expect(await loader.load(orders)).toMatchObject({ ok: false });
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test('a failure is forgotten: the next request reads the registry and the remote anew', async () => {
    const { loader, fetchModule, fetchRegistry } = setUp();
    fetchModule.mockRejectedValue(new StageError('manifest', new Error('timeout')));
    await loader.load(orders);
    fetchModule.mockResolvedValue(exposed);
    expect(await loader.load(orders, 'keep')).toMatchObject({ ok: true });
    expect(fetchRegistry).toHaveBeenCalledTimes(2);
  });

  test('"keep" fetches only what is missing, after ending what hangs', async () => {
    const { loader, fetchModule, dropPending } = setUp();
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('chunk timeout'))
      .mockResolvedValue({ default: Orders });
    fetchModule.mockResolvedValue({ ...exposed, routes: [{ path: paths.orders, load }] });
    expect(await loader.load(orders)).toMatchObject({ ok: false });
    expect(dropPending).not.toHaveBeenCalled();
    expect(await loader.load(orders, 'keep')).toMatchObject({ ok: true });
    expect(dropPending).toHaveBeenCalledTimes(1);
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  test('"afresh" fetches the remote again even while an earlier request hangs', async () => {
    const { loader, fetchModule, freshness } = setUp();
    fetchModule.mockReturnValueOnce(new Promise(() => {}));
    void loader.load(orders);
    await Promise.resolve();
    expect(await loader.load(orders, 'afresh')).toMatchObject({ ok: true });
    expect(freshness()).toEqual([false, true]);
  });
});
