import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';

interface Bundle {
  readonly default: () => unknown;
}

const name = 'RenderPlugin';

const run = (code: string, file: string): unknown => {
  const module: { exports: Partial<Bundle> } = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- The bundle for Node is the body of a CommonJS module; this build made it.
  const body = new Function('module', 'exports', 'require', code) as (
    ...scope: [object, object, NodeJS.Require]
  ) => void;
  body(module, module.exports, createRequire(file));
  if (typeof module.exports.default !== 'function')
    throw new Error(`${file} has no default export to call`);
  return module.exports.default();
};

/**
 * Runs the script of a build for Node, and replaces all of the build's files with the script's
 * return value, as JSON.
 */
export class RenderPlugin implements WebpackPluginInstance {
  constructor(
    private readonly script: string,
    private readonly result: string,
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        if (compilation.errors.length > 0) return;
        const code = compilation.getAsset(this.script)?.source.source().toString() ?? '';
        const value = await run(code, `${compiler.context}/${this.script}`);
        for (const asset of compilation.getAssets()) compilation.deleteAsset(asset.name);
        compilation.emitAsset(this.result, new sources.RawSource(JSON.stringify(value)));
      });
    });
  }
}
