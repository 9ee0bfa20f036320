import type { KnipConfig } from 'knip';

/** Configuration of `npm run deps:unused`: the entries and exceptions that count as used. */
const config: KnipConfig = {
  // An export used only in its own file is fine. Only an export that no file uses is an error.
  ignoreExportsUsedInFile: true,
  // Optional programs: ffmpeg makes the demo video, a benchmark compares the engine with ImageMagick's
  // convert, and a test starts nginx.
  ignoreBinaries: ['ffmpeg', 'convert', 'nginx'],
  workspaces: {
    '.': {
      // scripts/run.mjs runs the commands in package.json, and people run the demo's scripts by hand.
      // Builds refer by path to the script of their child processes and to a plugin of the federation
      // runtime.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/{bench,deps,release}/*.ts',
        'scripts/bench/build/{spa,bare}.ts',
        'scripts/build/compileWorker.ts',
        'scripts/demo/**/*.ts',
        'scripts/config/webpack/federation/chunkRetryQuery.ts',
        // `npm test` passes its path to Jest.
        'scripts/config/jest/allProjects.ts',
        // The first is bundled for a page, the second runs in a worker thread.
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
    // Documents how the fixture with version 1's stored data was made.
    'shared/library': { entry: ['fixtures/*/make.mjs'] },
    'shared/print': { entry: ['bench/*.ts'] },
    // `npm run assemble` compiles this entry.
    'shared/imaging': { entry: ['assembly/index.ts'] },
    'shared/tracing': { entry: ['assembly/index.ts'] },
    'shared/finder': {
      entry: ['assembly/index.ts', '{bench,scripts}/*.ts', 'training/**/*.script.ts'],
    },
  },
};

export default config;
