import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';

type Address = Pick<ServerConfig, 'basePath' | 'remoteOrigins' | 'offline'>;

const configBlock = /(<script type="application\/json" id="runtime-config">)[^<]*(<\/script>)/;

/** What the site learns when it starts; the shell's kernel reads it. */
const runtimeConfig = ({ basePath, remoteOrigins, offline }: Address): string =>
  JSON.stringify({
    basePath: basePath || '/',
    apiBaseUrl: basePath,
    registryUrl: `${basePath}/registry.json`,
    remoteOrigins,
    offline,
  }).replaceAll('<', '\\u003c');

/** The same HTML with every address of this site below the base path. */
export const below = (basePath: string, html: string): string =>
  html
    .replaceAll(/(src|href)="\/(?!\/)/g, `$1="${basePath}/`)
    .replaceAll(/srcset="[^"]*/gi, (set) => set.replaceAll(/([",]\s*)\/(?!\/)/g, `$1${basePath}/`));

/**
 * The shell's page with this server's run-time configuration in it.
 * @param shell the folder of the shell's release, below `dist`
 * @throws Error where the shell is not built.
 */
export const readPage = async (dist: string, shell: string, address: Address): Promise<string> => {
  const html = await readFile(resolve(dist, shell, 'index.html'), 'utf8');
  return below(
    address.basePath,
    html.replace(
      configBlock,
      (_match, open: string, close: string) => `${open}${runtimeConfig(address)}${close}`,
    ),
  );
};
