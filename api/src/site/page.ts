import type { RuntimeConfig } from '@scribblepup/kernel/core';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import { readIntegrity, withIntegrity } from './integrity';

type Address = Pick<
  ServerConfig,
  'basePath' | 'remoteOrigins' | 'offline' | 'reportUrl' | 'overlay' | 'registryKeys'
>;

const configBlock = /(<script type="application\/json" id="runtime-config">)[^<]*(<\/script>)/;

/** The run-time configuration, which the kernel reads when the site starts. */
const runtimeConfig = ({
  basePath,
  remoteOrigins,
  offline,
  reportUrl,
  overlay,
  registryKeys,
}: Address): string => {
  const config: RuntimeConfig = {
    basePath: basePath || '/',
    apiBaseUrl: basePath,
    registryUrl: `${basePath}/registry.json`,
    remoteOrigins,
    offline,
    reportUrl: reportUrl.startsWith('/') ? basePath + reportUrl : reportUrl,
    overlay,
    registryKeys,
  };
  return JSON.stringify(config).replaceAll('<', '\\u003c');
};

/** The HTML with the base path put before every address of this site. */
export const below = (basePath: string, html: string): string =>
  html
    .replaceAll(/(src|href)="\/(?!\/)/g, `$1="${basePath}/`)
    .replaceAll(/srcset="[^"]*/gi, (set) => set.replaceAll(/([",]\s*)\/(?!\/)/g, `$1${basePath}/`));

/**
 * Reads the shell's page and puts this server's run-time configuration and the hashes of its files
 * into it.
 * @param shell the folder of the shell's release, below `dist`
 * @throws Error when the shell is not built.
 */
export const readPage = async (dist: string, shell: string, address: Address): Promise<string> => {
  const html = withIntegrity(
    await readFile(resolve(dist, shell, 'index.html'), 'utf8'),
    await readIntegrity(dist, shell),
  );
  return below(
    address.basePath,
    html.replace(
      configBlock,
      (_match, open: string, close: string) => `${open}${runtimeConfig(address)}${close}`,
    ),
  );
};
