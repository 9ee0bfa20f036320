/** Stands in a remote's entry for the plugin's own runtime, 5 KB: `shell/src/federation/provideRuntime.ts` fills it. */
const { __FEDERATION_OF_SHELL__: ofShell } = globalThis as unknown as {
  readonly __FEDERATION_OF_SHELL__: object;
};

export default {
  ...ofShell,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
