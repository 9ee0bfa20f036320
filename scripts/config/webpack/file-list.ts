import type { Compiler, WebpackPluginInstance } from 'webpack';

/** Where a build's list of files lies, beside them. */
const LIST = 'files.json';

const name = 'file-list';

// The same form of name that the server lets browsers keep for a year.
const hashed = /\.[0-9a-f]{10}\.\w+$/;

/**
 * Lists the files that visitors get, so that all of them can be kept on a device ahead of need.
 * @param beside files without a hash in their names that belong to them
 */
export const fileList = (...beside: string[]): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Names have their hashes, and nothing is compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = [
          ...Object.keys(assets).filter((file) => hashed.test(file)),
          ...beside,
        ].sort();
        compilation.emitAsset(LIST, new sources.RawSource(JSON.stringify(files)));
      });
    });
  },
});
