/// <reference types="webpack/module" />

/** A module that apps of this page share. */
export interface SharedModule {
  readonly name: string;
  readonly version: string;
  /** The app that provides it. */
  readonly from: string;
  /** The apps that have used it so far. */
  readonly usedBy: readonly string[];
  readonly isLoaded: boolean;
}

interface Provided {
  readonly from: string;
  readonly useIn?: readonly string[];
  readonly loaded?: boolean | number;
  readonly lib?: unknown;
}
type Scope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

/** The modules in a share scope, by name. */
export const modulesIn = (scope: Scope): SharedModule[] =>
  Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn = [], loaded, lib }]) => ({
        name,
        version,
        from,
        usedBy: [...new Set(useIn)],
        isLoaded: Boolean(loaded) || Boolean(lib),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));

/** The modules that apps of this page share; none before the first remote. */
export const sharedModules = (): SharedModule[] =>
  modulesIn((__webpack_share_scopes__['default'] ?? {}) as unknown as Scope);
