import type { Compiler, WebpackPluginInstance } from 'webpack';
import { isHashed } from '../../../api/src/site/cache';
import type { ReleaseFileList } from '../../../shared/kernel/src/release/fileList';

/** The file name of a build's list of files, in the same folder. */
const LIST = 'files.json';

const name = 'file-list';

/**
 * Writes a list of the files that visitors get, so that the service worker can store all of them in
 * advance.
 * @param extraFiles additional files to list, which have no hash in their names
 */
export const fileList = (...extraFiles: string[]): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // At this stage, file names have their hashes, and nothing is compressed yet.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files: ReleaseFileList = [
          ...Object.keys(assets).filter(isHashed),
          ...extraFiles,
        ].sort();
        compilation.emitAsset(LIST, new sources.RawSource(JSON.stringify(files)));
      });
    });
  },
});
