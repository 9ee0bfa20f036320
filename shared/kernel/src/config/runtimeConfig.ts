import {
  isUnionOf,
  isBoolean,
  isArrayOf,
  isStringMatching,
  isObject,
  isOneOf,
  isString,
  refine,
  type InferShape,
  type Schema,
} from '../schema/schema';

const isPath = isStringMatching(/^\/(?!\/)/);
const isAddress = isUnionOf(isPath, isStringMatching(/^https?:\/\/[^/]/));
const isOrigin = refine(
  isString,
  (text) =>
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
);

const settings = {
  /** Path where the site is mounted: `/`, or `/some/path` without a trailing slash. */
  basePath: isPath,
  /** Origin (and path) of the API, without the version; empty means this origin. */
  apiBaseUrl: isUnionOf(isAddress, isOneOf('')),
  /** Address of the JSON that lists the remotes. */
  registryUrl: isAddress,
  /** Further origins, besides this one, from which remotes may be loaded. */
  remoteOrigins: isArrayOf(isOrigin),
  /** Whether the site is cached on the device, to work without a network. */
  offline: isBoolean,
  /** Address for failure reports; if it is empty, none are sent. */
  reportUrl: isUnionOf(isAddress, isOneOf('')),
  /** Whether developers can open the federation overlay, and override remotes in their tab. */
  overlay: isBoolean,
  /**
   * Ed25519 public keys, one of which must have signed the registry; if the list is empty, no
   * signature is needed.
   */
  registryKeys: isArrayOf(isString),
};

/** Settings that a deployment can change without a new build. */
export type RuntimeConfig = InferShape<typeof settings>;

export const RUNTIME_CONFIG_ID = 'runtime-config';

export const defaultConfig: RuntimeConfig = {
  basePath: '/',
  apiBaseUrl: '',
  registryUrl: '/registry.json',
  remoteOrigins: [],
  offline: false,
  reportUrl: '',
  overlay: false,
  registryKeys: [],
};

const withoutTrailingSlash = (text: string): string => text.replace(/\/+$/, '');
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Parses the configuration from JSON text; a missing or malformed setting takes its default. Never
 * throws.
 */
export function parseRuntimeConfig(text: string | null | undefined): RuntimeConfig {
  const value = parseJson(text ?? '');
  if (!isObject(value)) return defaultConfig;
  const setting = <K extends keyof RuntimeConfig>(name: K, schema: Schema<RuntimeConfig[K]>) => {
    const set = value[name];
    return schema(set) ? set : defaultConfig[name];
  };
  const { remoteOrigins, registryKeys } = value;
  return {
    basePath: withoutTrailingSlash(setting('basePath', settings.basePath)) || '/',
    apiBaseUrl: withoutTrailingSlash(setting('apiBaseUrl', settings.apiBaseUrl)),
    registryUrl: setting('registryUrl', settings.registryUrl),
    // A malformed origin must not affect the others.
    remoteOrigins: Array.isArray(remoteOrigins)
      ? remoteOrigins.filter((origin) => isOrigin(origin))
      : defaultConfig.remoteOrigins,
    offline: setting('offline', settings.offline),
    reportUrl: setting('reportUrl', settings.reportUrl),
    overlay: setting('overlay', settings.overlay),
    // A malformed list must not switch the check off: no signature matches an empty key.
    registryKeys:
      registryKeys === undefined || settings.registryKeys(registryKeys)
        ? (registryKeys ?? [])
        : [''],
  };
}

let current: RuntimeConfig | undefined;

/** Returns the configuration embedded in the HTML; reads it once. */
export function runtimeConfig(): RuntimeConfig {
  // HTML that is rendered at build time belongs to no deployment yet; the server adds its base
  // path.
  if (typeof document === 'undefined') return defaultConfig;
  current ??= parseRuntimeConfig(document.getElementById(RUNTIME_CONFIG_ID)?.textContent);
  return current;
}
