import type { KnipConfig } from 'knip';

/** Configuration of `npm run deps:unused`: the entries and exceptions that count as used. */
const config: KnipConfig = {
  // An export used only in its own file is fine. Only an export that no file uses is an error.
  ignoreExportsUsedInFile: true,
  // Optional programs: for the demo video and reference pictures, which are made by hand, and for
  // testing nginx.
  ignoreBinaries: ['ffmpeg', 'convert', 'nginx'],
  workspaces: {
    '.': {
      // scripts/run.mjs runs the commands of package.json; the demo's scripts are run by hand. The
      // remotes' builds name their plugin of the federation runtime by path, and a build its
      // processes.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/{bench,deps,release}/*.ts',
        'scripts/bench/build/{spa,bare}.ts',
        'scripts/build/compileWorker.ts',
        'scripts/demo/**/*.ts',
        'scripts/config/webpack/federation/chunkRetryQuery.ts',
        // `npm test` names it.
        'scripts/config/jest/allProjects.ts',
        // Bundled for a page, and run in a thread.
        'scripts/soak/kills/page.ts',
        'scripts/soak/fuzz/worker.ts',
      ],
      project: ['scripts/**/*.ts', '*.ts'],
      // shell/package.json lists the federation plugin that the webpack preset uses.
      ignoreDependencies: ['@module-federation/enhanced'],
    },
    api: { entry: ['bench/*.ts'] },
    // The fixture is a remote that replaces another. `npm run test:browsers` runs the journeys.
    e2e: {
      entry: ['engines/{playwright.config,photo,*.journey}.ts'],
      ignore: ['fixtures/**'],
    },
    'mf-*': { entry: ['src/{index,remote}.{ts,tsx}'] },
    shell: { entry: ['src/{index,federation/provided}.ts'] },
    // Style sheets name the fonts.
    'shared/ui': { ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*'] },
    // The fonts are read as files.
    'shared/pages': { entry: ['scripts/*.ts'], ignoreDependencies: ['@fontsource/*'] },
    'shared/studio': { entry: ['{bench,scripts}/*.ts', 'bench/judge/{judge,stability}.ts'] },
    // It says how the stored data of version 1 was made.
    'shared/library': { entry: ['fixtures/*/make.mjs'] },
    'shared/print': { entry: ['bench/*.ts'] },
    // A command names AssemblyScript's entry.
    'shared/imaging': { entry: ['assembly/index.ts'] },
    'shared/tracing': { entry: ['assembly/index.ts'] },
    'shared/finder': {
      entry: ['assembly/index.ts', '{bench,scripts}/*.ts', 'training/**/*.script.ts'],
    },
  },
};

export default config;
