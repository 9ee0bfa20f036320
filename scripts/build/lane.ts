import { compile } from './compile';

// A child process of `build.ts` that compiles one app after another. Loading webpack and its
// plugins takes longer than compiling a small app, so each process loads them only once.
process.on('message', (folder: string) => {
  const answer = (error: string | null): void => void process.send?.({ error });
  compile(folder).then(
    () => answer(null),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  );
});
