import { compile } from './compile';

// A process of `build.ts` that compiles one app after the other. Loading webpack and its plugins
// takes longer than many an app, and is done once here.
process.on('message', (folder: string) => {
  const answer = (error: string | null): void => void process.send?.({ error });
  compile(folder).then(
    () => answer(null),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  );
});
