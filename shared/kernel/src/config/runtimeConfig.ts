/** Settings that a deployment can change without a new build. */
export interface RuntimeConfig {
  /** Path where the site is mounted: `/`, or `/some/path` without a trailing slash. */
  readonly basePath: string;
  /** Origin (and path) of the API, without the version; empty means this origin. */
  readonly apiBaseUrl: string;
  /** Address of the JSON that lists the remotes. */
  readonly registryUrl: string;
  /** Origins besides this one from which remotes may be loaded. */
  readonly remoteOrigins: readonly string[];
  /** Whether the site is cached on the device, to work without a network. */
  readonly offline: boolean;
}

export const RUNTIME_CONFIG_ID = 'runtime-config';

export const defaultConfig: RuntimeConfig = {
  basePath: '/',
  apiBaseUrl: '',
  registryUrl: '/registry.json',
  remoteOrigins: [],
  offline: false,
};

const withoutSlashAtEnd = (text: string): string => text.replace(/\/+$/, '');
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && (/^https?:\/\/[^/]/.test(value) || /^\/(?!\/)/.test(value));

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' &&
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value;

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
  if (typeof value !== 'object' || value === null) return defaultConfig;
  const {
    basePath,
    apiBaseUrl,
    registryUrl,
    remoteOrigins,
    offline,
  }: Partial<Record<keyof RuntimeConfig, unknown>> = value;
  return {
    basePath:
      typeof basePath === 'string' && /^\/(?!\/)/.test(basePath)
        ? withoutSlashAtEnd(basePath) || '/'
        : defaultConfig.basePath,
    apiBaseUrl: isAddress(apiBaseUrl) ? withoutSlashAtEnd(apiBaseUrl) : defaultConfig.apiBaseUrl,
    registryUrl: isAddress(registryUrl) ? registryUrl : defaultConfig.registryUrl,
    remoteOrigins: Array.isArray(remoteOrigins)
      ? remoteOrigins.filter(isOrigin)
      : defaultConfig.remoteOrigins,
    offline: offline === true,
  };
}

let current: RuntimeConfig | undefined;

/** Returns the configuration embedded in the HTML; reads it once. */
export function runtimeConfig(): RuntimeConfig {
  // HTML rendered ahead of time belongs to no deployment yet; the server inserts its base path.
  if (typeof document === 'undefined') return defaultConfig;
  current ??= parseRuntimeConfig(document.getElementById(RUNTIME_CONFIG_ID)?.textContent);
  return current;
}
