/**
 * Replaces the plugin's own runtime (5 KB) in a remote's entry with the one from
 * `shell/src/federation/provideRuntime.ts`.
 */
const { __FEDERATION_OF_SHELL__: ofShell } = globalThis as unknown as {
  readonly __FEDERATION_OF_SHELL__: object;
};

export default {
  ...ofShell,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
