import { runtimeConfig, type RuntimeConfig } from './runtimeConfig';

/**
 * Returns an address of this site, below the path where the site is mounted.
 * @param path with a leading slash
 */
export const withBasePath = (
  path: string,
  { basePath }: Pick<RuntimeConfig, 'basePath'> = runtimeConfig(),
): string => `${basePath.replace(/\/$/, '')}${path}`;
