import { compile } from './compile';

// A child process of `compileAll` that compiles one app after another. Loading webpack and its
// plugins takes longer than compiling a small app, so each process loads them only once.
// It exits once the build fails or is stopped: otherwise, it would write an app that is still
// compiling into the folder of the next build.
process.once('disconnect', () => process.exit());
process.on('message', (folder: string) => {
  const sendResult = (error: string | null): void => void process.send?.({ error });
  compile(folder).then(
    () => sendResult(null),
    (error: unknown) => sendResult(error instanceof Error ? error.message : String(error)),
  );
});
