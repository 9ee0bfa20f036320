import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

const name = 'integrity';

/**
 * The hashes at run time: those of scripts and style sheets by chunk, then those of workers and
 * data by file, which `shared/studio/src/shared/integrity.ts` reads.
 */
const TABLE = '__webpack_require__.sriHashes';
const placeholder = '@@hashes of chunks@@';
const quoted = new RegExp(`(["'\`])${placeholder}\\1`, 'g');

// All hashes are SHA-256, so the table omits their prefix and their padding. A chunk that is not in
// the table gets a hash that no file has, because the browser would ignore an empty one.
const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64').replace(/=$/, '');
const attribute = (tag: string, kind: 0 | 1): string =>
  `${tag}.integrity = "sha256-" + (${TABLE}[${kind}][chunkId] || "A".repeat(43)) + "=";`;

const kinds = [/\.js$/, /\.css$/];

/** The chunks that a runtime may request, including those of its workers. */
const chunksOf = (runtime: Chunk): Chunk[] =>
  [
    ...new Set([
      ...runtime.getAllAsyncChunks(),
      ...[...runtime.getAllReferencedAsyncEntrypoints()].flatMap(({ chunks }) => chunks),
    ]),
  ].filter((chunk) => chunk !== runtime);

/**
 * A worker must start from a single script. If it shared a module with the page's first scripts, it
 * would wait for one of them; that script is not in its table of hashes, so it would never start.
 * @throws Error if the build has split a worker like that
 */
const checkSelfContained = (runtime: Chunk): void => {
  if (runtime.getEntryOptions()?.chunkLoading !== 'import-scripts') return;
  const others = [...runtime.groupsIterable]
    .flatMap(({ chunks }) => chunks)
    .filter((chunk) => chunk !== runtime);
  if (others.length > 0)
    throw new Error(
      `The worker ${runtime.name ?? runtime.id} cannot start without ${others.map(({ name, id }) => name ?? id).join()}, which belongs to the page.`,
    );
};

const sourceOf = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`The build has no file ${file} to hash.`);
  return asset.source.buffer();
};

// Property names that are identifiers or numbers need no quotes, which saves bytes.
const objectLiteral = (hashes: readonly (readonly [string, string])[]): string =>
  JSON.stringify(Object.fromEntries(hashes)).replaceAll(/"(\d+|[A-Za-z_]\w*)":/g, '$1:');

const tableOf = (compilation: Compilation, chunks: readonly Chunk[]): string => {
  const hashed = (file: string, key = file): [string, string] => [
    key,
    hashOf(sourceOf(compilation, file)),
  ];
  const byChunk = kinds.map((kind) =>
    chunks.flatMap(({ id, files }) =>
      [...files].filter((file) => kind.test(file)).map((file) => hashed(file, String(id))),
    ),
  );
  const workers = chunks.filter((chunk) => chunk.hasRuntime()).flatMap(({ files }) => [...files]);
  const data = Object.keys(compilation.assets).filter((file) => /\.(bin|wasm)$/.test(file));
  const byFile = [...workers, ...data].map((file) => hashed(file));
  return `[${[...byChunk, ...(byFile.length > 0 ? [byFile] : [])].map(objectLiteral).join()}]`;
};

/** Replaces the placeholder in each first script of the build with that script's table. */
const insertTables = (compilation: Compilation): void => {
  const { RawSource } = compilation.compiler.webpack.sources;
  const done = new Set<Chunk>();
  const insert = (runtime: Chunk): void => {
    if (done.has(runtime) || !runtime.hasRuntime()) return;
    done.add(runtime);
    checkSelfContained(runtime);
    const chunks = chunksOf(runtime);
    // Each worker has its own table, which must be in place before its script is hashed.
    chunks.forEach(insert);
    const table = tableOf(compilation, chunks);
    for (const file of [...runtime.files].filter((candidate) => kinds[0].test(candidate))) {
      const code = sourceOf(compilation, file).toString();
      compilation.updateAsset(file, new RawSource(code.replaceAll(quoted, () => table)));
    }
  };
  [...compilation.chunks].forEach(insert);
};

/**
 * Puts the hashes of a build's chunks and style sheets into its first script, and has the browser
 * check each of them before it runs or applies it. The hash of the first script therefore covers
 * all of them. Uses hooks that webpack and mini-css-extract-plugin document for this.
 */
export const integrity = (): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, RuntimeGlobals, RuntimeModule, runtime } = compiler.webpack;

    class HashTable extends RuntimeModule {
      constructor() {
        super(name);
      }
      override generate(): string {
        return `${TABLE} = "${placeholder}";`;
      }
    }

    /**
     * A worker cannot set `integrity` on its scripts. Instead, it fetches each one with its hash,
     * then runs it from the browser's cache, where files with a hash in their names stay.
     */
    class WorkerCheck extends RuntimeModule {
      constructor() {
        super('integrity in a worker', RuntimeModule.STAGE_TRIGGER);
      }
      override generate(): string {
        const { ensureChunk, getChunkScriptFilename, publicPath } = RuntimeGlobals;
        return `var ensure = ${ensureChunk}, checked = {};
${ensureChunk} = (chunkId) => (checked[chunkId] ||= fetch(${publicPath} + ${getChunkScriptFilename}(chunkId), {
  integrity: "sha256-" + (${TABLE}[0][chunkId] || "A".repeat(43)) + "="
}).then(() => ensure(chunkId)).catch((error) => { delete checked[chunkId]; throw error; }));`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new HashTable());
          if (chunk.getEntryOptions()?.chunkLoading === 'import-scripts')
            compilation.addRuntimeModule(chunk, new WorkerCheck());
        });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${attribute('script', 0)}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => `${source}\n${attribute(tag, 1)}`,
      );

      // At this stage, file names have their hashes, and nothing is compressed yet. A first
      // script's name already changes with its chunks' names, so it still identifies this content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => insertTables(compilation));
    });
  },
});

interface RemoteManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
  readonly exposes: readonly {
    readonly assets: { readonly js: { sync: string[]; integrity?: string[] } };
  }[];
}

/**
 * Adds the hashes of the scripts that the shell preloads to a remote's manifest: the browser reuses
 * a preloaded file only for the same hash. The entry is not among them: the shell requests it
 * immediately, with the hash from the registry.
 */
export const addIntegrity = (manifest: RemoteManifest, compilation: Compilation): void => {
  const entry = manifest.metaData.remoteEntry.name;
  for (const { assets } of manifest.exposes) {
    const { js } = assets;
    js.sync = js.sync.filter((file) => file !== entry);
    js.integrity = js.sync.map((file) => `sha256-${hashOf(sourceOf(compilation, file))}=`);
  }
};
