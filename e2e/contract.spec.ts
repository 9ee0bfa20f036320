import { expect, type Page } from '@playwright/test';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { copyOfTree } from '../scripts/config/tree';
import { publish } from '../scripts/release/core/publish';
import { changeRegistry, readRegistry } from '../scripts/release/core/store';
import { CONTRACT_VERSION } from '../shared/kernel/src/remote/version';
import { signIn } from './support/session';
import { startStore } from './support/store';
import { test } from './support/test';
import { expectSaid } from './support/toasts';
import { buildOrders, edit, putOrders, speak } from './support/tree';
import { watch } from './support/watch';

const [major = 0, minor = 0] = CONTRACT_VERSION.split('.').map(Number);

/** A remote module of today that also uses an export of a newer kernel. */
const newerRemote = `
  import { addedLater } from '@scribblepup/kernel';
  import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
  import { routes } from './routes';
  export default { name: 'orders', contract: CONTRACT_VERSION, routes, addedLater };
`;

/** Collects the federation runtime's warnings about unsatisfied shared versions. */
const unsatisfied = (page: Page): string[] => {
  const found: string[] = [];
  page.on(
    'console',
    (message) =>
      void (
        message.text().includes('does not satisfy the requirement') && found.push(message.text())
      ),
  );
  return found;
};

let site: Awaited<ReturnType<typeof startStore>>;
let tree: string;
test.beforeEach(async () => {
  [site, tree] = await Promise.all([startStore(), copyOfTree()]);
});
test.afterEach(async () => {
  await site.close();
  await Promise.all(
    [site.store, tree].map((folder) => rm(folder, { recursive: true, force: true })),
  );
});

test("a remote built against the first minor version works in today's shell, on the shell's one kernel", async ({
  page,
}) => {
  if (minor > 0) await speak(tree, `${major}.0`);
  await putOrders(tree);
  await publish('mf-orders', await buildOrders(tree), site.store, { version: '0.9.0' });
  expect((await readRegistry(site.store)).remotes['orders']?.contract).toBe(`${major}.0`);

  const seen = watch(page);
  const warnings = unsatisfied(page);
  await signIn(page);
  await page.goto(`${site.url}/orders`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Orders of Old' })).toBeVisible();
  await expect(main.getByText('Signed in with e2e')).toBeVisible();
  await expect(main.getByText(/^\d+ demo dogs$/)).toBeVisible();
  await expect(main.getByText('0 orders')).toBeVisible();
  await main.getByRole('button', { name: 'Keep' }).click();
  await expect(main.getByText('Please enter email')).toBeVisible();
  await main.getByLabel('Email').fill('ana@example.com');
  await main.getByRole('button', { name: 'Keep' }).click();
  // The shell shows the remote's toast, its router handles the remote's links, and its guard sees
  // the sign-out.
  await expectSaid(page, 'Kept');
  await main.getByRole('link', { name: 'The Seventh' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Order 7' })).toBeVisible();
  await page.goBack();
  await main.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  expect(warnings).toEqual([]);
  expect(seen.complaints).toEqual([]);
});

test('one built against a newer minor or an earlier major version is refused: by the publish, by the shell before its code is fetched, and by what it says of itself', async ({
  page,
}) => {
  const newer = `${major}.${minor + 1}`;
  await speak(tree, newer);
  await edit(
    resolve(tree, 'shared/kernel/src/index.ts'),
    (text) => `${text}export const addedLater = (): string => 'of a newer kernel';\n`,
  );
  const sources = await putOrders(tree);
  await writeFile(resolve(sources, 'remote.tsx'), newerRemote);
  const built = await buildOrders(tree);
  const version = '2.0.0';
  await expect(publish('mf-orders', built, site.store, { version })).rejects.toThrow(
    `was built for contract ${newer}, and the shell speaks ${CONTRACT_VERSION}.`,
  );

  // A store whose shell was released before registries had the shell's contract.
  await changeRegistry(site.store, ({ shell, ...registry }) => ({
    ...registry,
    shell: { folder: shell!.folder, version: shell!.version },
  }));
  await publish('mf-orders', built, site.store, { version });
  const refusal = page.getByText(
    'This part of the site is being updated. Reload the page in a moment.',
  );
  const warnings = unsatisfied(page);
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      void (request.url().includes(`/mf-orders/${version}-`) && asked.push(request.url())),
  );
  await signIn(page);
  await page.goto(`${site.url}/orders`);
  await expect(refusal).toBeVisible();
  const tell = (contract: string) =>
    changeRegistry(site.store, ({ remotes, ...registry }) => ({
      ...registry,
      remotes: { ...remotes, orders: { ...remotes['orders'], contract } },
    }));
  await tell(`${major - 1}.2`);
  await page.reload();
  await expect(refusal).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'My Books' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: 'My Books' }),
  ).toBeVisible();

  // A registry with a wrong contract for the remote.
  await tell(CONTRACT_VERSION);
  await page.goto(`${site.url}/orders`);
  await expect(refusal).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(warnings).not.toEqual([]);
});
