import { resolve } from 'node:path';
import type { Compiler, MultiCompiler } from 'webpack';

/** Resolves once the first development build is done. */
export const firstBuild = ({ hooks }: Pick<Compiler | MultiCompiler, 'hooks'>): Promise<void> =>
  new Promise((done) => hooks.done.tap('first build', () => done()));

/** Reads a file of a development build, which webpack keeps in memory. */
export const readBuildFile = (
  { outputFileSystem, outputPath }: Compiler,
  file: string,
): Promise<Buffer> =>
  new Promise<Buffer>((done, fail) => {
    if (!outputFileSystem) return fail(new Error(`${file} is not built yet.`));
    outputFileSystem.readFile(resolve(outputPath, file), (error, content) =>
      error ? fail(error) : done(Buffer.from(content ?? '')),
    );
  });
