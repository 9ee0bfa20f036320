import { isMissing, type Engine, type EngineName, type MissingEngine } from './find';

const TITLES: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** One line for each browser: where it is, or how to get it. */
export const describeEngines = (all: readonly (Engine | MissingEngine)[]): string[] =>
  all.map((engine) =>
    isMissing(engine)
      ? `${TITLES[engine.name]}: not found. To test it, ${engine.install}.`
      : `${TITLES[engine.name]}: ${engine.path}`,
  );
