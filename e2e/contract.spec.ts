import { expect, type Page } from '@playwright/test';
import { resolve } from 'node:path';
import { copyWorkingTree } from '../scripts/config/tree';
import { publish } from '../scripts/release/core/publish';
import { changeRegistry, readRegistry } from '../scripts/release/core/store';
import { CONTRACT_VERSION } from '../shared/kernel/src/remote/version';
import { failureMessages } from '../shell/src/remote/failureMessages';
import { heading } from './support/locators';
import { signIn } from './support/session';
import { startStore } from './support/store';
import { test } from './support/test';
import { expectToast } from './support/toasts';
import { buildRemote, editFile, publishShell, putRemote, setContract } from './support/tree';
import { watch } from './support/watch';

// Shells and remotes of several contract versions, each built from changed sources. N-2 is the
// first minor version of the current major version, N-1 the minor version after the current one,
// and N the one after that.
//
// | remote of      | today's shell | shell of N |
// | N-2            | works         | works      |
// | N-1, N         | refused       | works      |
// | previous major | refused       | refused    |

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);
const N2 = `${major}.0`;
const N1 = `${major}.${minor + 1}`;
const N = `${major}.${minor + 2}`;
const EARLIER = `${major - 1}.2`;

let site: Awaited<ReturnType<typeof startStore>>;
let tree: string;
/** The built folder of mf-orders, by contract. */
const built = new Map<string, string>();
let releaseCount = 0;

const added = (contract: string): string => `Added in ${contract}`;

/** Adds an export to the copy's kernel, and shows it in the copy's mf-orders. */
const addExport = async (contract: string): Promise<void> => {
  const name = `addedIn${contract.replace('.', '_')}`;
  await editFile(
    resolve(tree, 'shared/kernel/src/index.ts'),
    (text) => `${text}export const ${name} = (): string => '${added(contract)}';\n`,
  );
  await editFile(resolve(tree, 'mf-orders/src/pages/Orders.tsx'), (text) =>
    text
      .replace('import {', `import { ${name},`)
      .replace('<p>Signed', `<p>{${name}()}</p><p>Signed`),
  );
};

// The tests share one store, so they run in order.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  [site, tree] = await Promise.all([startStore(), copyWorkingTree()]);
  await putRemote(tree, 'mf-orders', 'orders-3.0');
  for (const contract of [N2, N1, N]) {
    if (contract !== CONTRACT_VERSION) await setContract(tree, contract);
    if (contract !== N2) await addExport(contract);
    built.set(contract, await buildRemote(tree, 'mf-orders'));
  }
});
test.afterAll(() => site.close());

const publishRemote = async (contract: string): Promise<void> => {
  await publish('mf-orders', built.get(contract)!, site.store, {
    version: `1.1.${++releaseCount}`,
  });
  expect((await readRegistry(site.store)).remotes['orders']?.contract).toBe(contract);
};

/**
 * Publishes a remote that would be refused, by removing the shell's contract from the registry
 * while it publishes.
 */
const publishUnchecked = async (contract: string): Promise<void> => {
  const { shell } = await readRegistry(site.store);
  const { contract: _contract, ...shellWithoutContract } = shell!;
  await changeRegistry(site.store, (registry) => ({
    ...registry,
    shell: shellWithoutContract,
  }));
  await publishRemote(contract);
  await changeRegistry(site.store, (registry) => ({ ...registry, shell: shell! }));
};

/** Sets the remote's contract in the registry, which may differ from the one in its code. */
const setRegistryContract = (contract: string) =>
  changeRegistry(site.store, ({ remotes, ...registry }) => ({
    ...registry,
    remotes: { ...remotes, orders: { ...remotes['orders'], contract } },
  }));

/** Expects that the remote works with the shell's copies of the shared modules. */
const expectRemoteWorks = async (page: Page, contract: string): Promise<void> => {
  const seen = watch(page);
  const messages: string[] = [];
  page.on('console', (message) => void messages.push(message.text()));
  await signIn(page);
  await page.goto(`${site.url}/orders`);
  const main = page.getByRole('main');
  await expect(heading(page, 'Orders of Old')).toBeVisible();
  if (contract !== N2) await expect(main.getByText(added(contract))).toBeVisible();
  await expect(main.getByText('Signed in with e2e')).toBeVisible();
  await expect(main.getByText(/^\d+ demo dogs$/)).toBeVisible();
  await expect(main.getByText('0 orders')).toBeVisible();
  await main.getByRole('button', { name: 'Keep' }).click();
  await expect(main.getByText('Please enter email')).toBeVisible();
  await main.getByLabel('Email').fill('ana@example.com');
  await main.getByRole('button', { name: 'Keep' }).click();
  // The shell shows the remote's toast, its router handles the remote's links, and its guard sees
  // the sign-out.
  await expectToast(page, 'Kept');
  await main.getByRole('link', { name: 'The Seventh' }).click();
  await expect(heading(page, 'Order 7')).toBeVisible();
  await page.goBack();
  await main.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  expect(messages.filter((text) => text.includes('does not satisfy'))).toEqual([]);
  expect(seen.errors).toEqual([]);
};

/**
 * Expects that the shell refuses the remote, and that the others work. Returns the addresses of the
 * remote that were requested.
 */
const expectRemoteRefused = async (page: Page): Promise<string[]> => {
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await signIn(page);
  await page.goto(`${site.url}/orders`);
  await expect(page.getByRole('main').getByText(failureMessages.contract)).toBeVisible();
  await expect(page.getByText('Orders of Old')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'My Books' }).click();
  await expect(heading(page, 'My Books')).toBeVisible();
  return requested.filter((url) => url.includes('/mf-orders/'));
};

test.describe('in the current shell', () => {
  test('a remote of the first minor version works', async ({ page }) => {
    await publishRemote(N2);
    await expectRemoteWorks(page, N2);
  });

  for (const [name, contract] of [
    ['next minor version', N1],
    ['minor version after next', N],
  ] as const) {
    test(`a remote of the ${name} is refused by the publish command, and by the shell before it fetches the code`, async ({
      page,
    }) => {
      await expect(publishRemote(contract)).rejects.toThrow(
        `was built for contract ${contract}, but the shell has ${CONTRACT_VERSION}.`,
      );
      await publishUnchecked(contract);
      expect(await expectRemoteRefused(page)).toEqual([]);
    });

    test(`a remote of the ${name} is refused because of the contract in its own code`, async ({
      page,
    }) => {
      await publishUnchecked(contract);
      await setRegistryContract(CONTRACT_VERSION);
      expect(await expectRemoteRefused(page)).not.toEqual([]);
    });
  }

  test('a remote of an earlier major version is refused before its code is fetched', async ({
    page,
  }) => {
    await publishRemote(N2);
    await setRegistryContract(EARLIER);
    expect(await expectRemoteRefused(page)).toEqual([]);
  });
});

test.describe('in the shell two minor versions later', () => {
  test.beforeAll(async () => {
    await publishRemote(N2);
    await publishShell(tree, site.store, '1.2.0');
    expect((await readRegistry(site.store)).shell?.contract).toBe(N);
  });

  for (const contract of [N2, N1, N]) {
    test(`a remote of ${contract} works`, async ({ page }) => {
      await publishRemote(contract);
      await expectRemoteWorks(page, contract);
    });
  }

  test('a remote of an earlier major version is refused before its code is fetched', async ({
    page,
  }) => {
    await publishRemote(N2);
    await setRegistryContract(EARLIER);
    expect(await expectRemoteRefused(page)).toEqual([]);
  });
});
