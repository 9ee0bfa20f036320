import type { KnipConfig } from 'knip';

/** What `npm run deps:unused` takes for used. */
const config: KnipConfig = {
  // A name may be exported and used in its own file alone; what no file uses is what counts.
  ignoreExportsUsedInFile: true,
  // Programs that a machine may have: for the demo film and reference pictures, made by hand, and a server to try.
  ignoreBinaries: ['ffmpeg', 'convert', 'nginx'],
  workspaces: {
    '.': {
      // The commands of package.json, by way of scripts/run.mjs; the demo's scripts are run by hand.
      // The builds name what stands in for parts of the federation runtime by path.
      entry: [
        'scripts/*.{ts,mjs}',
        'scripts/{bench,deps,release}/*.ts',
        'scripts/bench/spa/entry.ts',
        'scripts/demo/**/*.ts',
        'scripts/config/webpack/federation/{init,shellRuntime}.ts',
      ],
      project: ['scripts/**/*.ts', '*.ts'],
      // The preset is of the apps, each of which names the plugin; a program is run by its path.
      ignoreDependencies: ['@module-federation/enhanced', 'dependency-cruiser'],
    },
    api: { entry: ['bench/*.ts'] },
    // A remote in the place of another.
    e2e: { ignore: ['fixtures/**'] },
    'mf-*': { entry: ['src/{index,remote}.{ts,tsx}'] },
    shell: { entry: ['src/{index,federation/provided}.ts'] },
    // The fonts are named by style sheets.
    'shared/ui': { ignoreDependencies: ['@fontsource-variable/*', '@fontsource/*'] },
    // The font is read as a file.
    'shared/pages': { entry: ['scripts/*.ts'], ignoreDependencies: ['@fontsource/fredoka'] },
    'shared/studio': { entry: ['{bench,scripts}/*.ts'] },
    'shared/print': { entry: ['bench/*.ts'] },
    // AssemblyScript names its entry in a command.
    'shared/finder': {
      entry: ['assembly/index.ts', '{bench,scripts}/*.ts', 'training/**/*.script.ts'],
    },
  },
};

export default config;
