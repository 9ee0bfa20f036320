import { runtimeConfig, type RuntimeConfig } from './runtimeConfig';

/** The address of something of this site, below the path where the site is mounted. @param path with a slash at its start */
export const siteAddress = (
  path: string,
  { basePath }: Pick<RuntimeConfig, 'basePath'> = runtimeConfig(),
): string => `${basePath.replace(/\/$/, '')}${path}`;
