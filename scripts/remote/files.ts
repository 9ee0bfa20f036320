import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The remote whose configuration a new one copies. Apart from first HTML, which this one lacks, the
 * configuration is the same in all remotes except for the name.
 */
const TEMPLATE_REMOTE = 'account';
const copied = [
  'tsconfig.json',
  'jest.config.ts',
  'webpack.config.ts',
  'src/index.ts',
  'src/bootstrap.tsx',
  'src/remote.test.ts',
];

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>;
}

const packageJsonFrom = (text: string): string => {
  const { dependencies, ...rest } = JSON.parse(text) as PackageJson;
  // The new remote's one screen does not need the library.
  const { '@scribblepup/library': _library, ...needed } = dependencies;
  return `${JSON.stringify({ ...rest, version: '0.1.0', dependencies: needed }, null, 2)}\n`;
};

/** The title of the remote's screen: its name with a capital. */
export const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The files of a new remote with one screen, by path in its folder. */
export const filesOf = (root: string, name: string): Readonly<Record<string, string>> => {
  const fromTemplate = (file: string): string =>
    readFileSync(resolve(root, `mf-${TEMPLATE_REMOTE}`, file), 'utf8').replaceAll(
      new RegExp(`\\b${TEMPLATE_REMOTE}\\b`, 'g'),
      name,
    );
  const title = titleOf(name);
  const page = `pages/${title}/${title}`;
  return {
    ...Object.fromEntries(copied.map((file) => [file, fromTemplate(file)])),
    'package.json': packageJsonFrom(fromTemplate('package.json')),
    'src/remote.tsx': `import type { RemoteModule } from '@scribblepup/kernel';
import { CONTRACT_VERSION } from '@scribblepup/kernel/contract';
import { routes } from './routes';

const remote: RemoteModule = { name: '${name}', contract: CONTRACT_VERSION, routes };

export default remote;
`,
    'src/routes.tsx': `import { paths, type RemoteRoute } from '@scribblepup/kernel';

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.${name},
    load: () => import('./${page}'),
  },
];
`,
    [`src/${page}.tsx`]: `import { EmptyState, Screen } from '@scribblepup/ui';

const ${title} = () => (
  <Screen title="${title}">
    <EmptyState />
  </Screen>
);

export default ${title};
`,
    [`src/${page}.test.tsx`]: `import { screen } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { createScreenRenderer } from '@scribblepup/ui/testing';
import { routes } from '../../routes';

test('has its heading, and says that there is nothing yet', async () => {
  await createScreenRenderer(routes)(paths.${name});
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'No Data Found' })).toBeVisible();
});
`,
  };
};
