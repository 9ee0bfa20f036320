import type { JsMinifyOptions } from '@swc/core';

/**
 * Options for minifying scripts. They keep functions where they are written. If the minifier moved
 * a function into its only caller, every call would create it again. V8 drops the compiled code
 * with the last copy of a function, so the engine would take a third more time.
 */
export const minifier: JsMinifyOptions = {
  compress: { inline: 0, reduce_vars: false },
  mangle: true,
};
