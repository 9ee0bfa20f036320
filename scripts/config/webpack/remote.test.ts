import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runWebpack } from '../../build/compile';
import { temporaryFolder } from '../temporaryFolder';
import { federatedRemote } from './remote';
import { sharedModules } from './sharedModules';

/** The modules that a component with only JSX imports in a build of a remote. */
const importsOfJsx = async (production: boolean): Promise<string[]> => {
  const folder = await temporaryFolder('jsx');
  const entry = join(folder, 'entry.tsx');
  await writeFile(entry, 'export const Screen = () => <main>hello</main>;');
  const { mode, context, module, resolve } = federatedRemote('orders', production);
  const requests: string[] = [];
  await runWebpack([
    {
      mode,
      context,
      module,
      resolve,
      entry,
      output: { path: join(folder, 'dist') },
      externals: [
        ({ request = '' }, done) => {
          if (request === entry) return done();
          requests.push(request);
          done(undefined, 'null');
        },
      ],
    },
  ]);
  return requests;
};

// `npm run dev -w <remote> -- --against URL` runs a development build in a deployed shell.
test.each([true, false])(
  'JSX takes its runtime from the shell (production: %s)',
  async (production) => {
    const requests = await importsOfJsx(production);
    expect(requests).toEqual(['react/jsx-runtime']);
    expect(Object.keys(sharedModules)).toContain('react/jsx-runtime');
  },
);
