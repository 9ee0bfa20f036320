interface Federation {
  readonly initOptions: object;
  readonly runtime: { readonly init: (options: object) => unknown };
}

/**
 * Replaces the plugin's own `init` in the shell, without its support for tree-shaken shared
 * modules. No build here uses them, and that support alone would keep a third of the runtime in the
 * first script.
 */
export const init = ({
  webpackRequire,
}: {
  readonly webpackRequire: { readonly federation: Federation };
}): unknown => {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
};
