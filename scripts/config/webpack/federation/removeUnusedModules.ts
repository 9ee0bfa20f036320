import type { Chunk, Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';

const name = 'unused-modules';

// The federation plugin hoists modules in stage 11.
const AFTER_HOISTING = 12;

/** Modules of a chunk that are used by no module, or only by modules in `dropped`. */
const unusedIn = (
  { chunkGraph, moduleGraph }: Compilation,
  chunk: Chunk,
  dropped: ReadonlySet<Module>,
): Module[] =>
  [...chunkGraph.getChunkModulesIterable(chunk)].filter((module) =>
    [...moduleGraph.getIncomingConnections(module)].every(
      (connection) =>
        connection.originModule &&
        (dropped.has(connection.originModule) ||
          connection.getActiveState(chunk.runtime) === false),
    ),
  );

/**
 * Removes unused modules. The federation plugin puts everything that its runtime refers to into the
 * first chunk, even modules that tree shaking has just dropped, because it does not check whether a
 * connection is active (https://github.com/module-federation/core/pull/3903).
 */
export const removeUnusedModules = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: AFTER_HOISTING }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.hasRuntime()) continue;
          const dropped = new Set<Module>();
          // Dropping a module may leave another one unused, so repeat.
          let found: Module[];
          do {
            found = unusedIn(compilation, chunk, dropped);
            for (const module of found) {
              dropped.add(module);
              compilation.chunkGraph.disconnectChunkAndModule(chunk, module);
            }
          } while (found.length > 0);
        }
      });
    });
  },
});
