import type { JsMinifyOptions } from '@swc/core';

/**
 * How scripts are minified. Functions stay where they are written: moved into their only caller,
 * they would be made anew with every call, and V8 drops their compiled code with the last of them,
 * so the engine would take a third more time.
 */
export const minifier: JsMinifyOptions = {
  compress: { inline: 0, reduce_vars: false },
  mangle: true,
};
