interface Federation {
  readonly initOptions: object;
  readonly runtime: { readonly init: (options: object) => unknown };
}

/**
 * Stands in the shell for the plugin's own `init`, without its preparation of tree-shaken shared modules:
 * no build here has them, and it alone would keep a third of the runtime in the first script.
 */
export const init = ({
  webpackRequire,
}: {
  readonly webpackRequire: { readonly federation: Federation };
}): unknown => {
  const { initOptions, runtime } = webpackRequire.federation;
  return runtime.init(initOptions);
};
