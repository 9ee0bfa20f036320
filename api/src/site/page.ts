import type { RuntimeConfig } from '@scribblepup/kernel/core';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ServerConfig } from '../config';
import {
  getAttribute,
  elementsIn,
  findFirst,
  innerHtml,
  parsePage,
  setAttribute,
  setText,
  type Parent,
} from './html';
import type { ReleaseFolder } from './folders';
import { addIntegrity, readIntegrity } from './integrity';

type PageSettings = Pick<
  ServerConfig,
  'basePath' | 'remoteOrigins' | 'offline' | 'reportUrl' | 'overlay' | 'registryKeys'
>;

/** The run-time configuration, which the kernel reads when the site starts. */
const runtimeConfig = ({
  basePath,
  remoteOrigins,
  offline,
  reportUrl,
  overlay,
  registryKeys,
}: PageSettings): string => {
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

/**
 * Match the slash at the start of an address on this site: the first for a single address, the
 * second for each address in a list such as `srcset`.
 */
const onThisSite = /^\/(?!\/)/;
const inList = /(^|,\s*)\/(?!\/)/g;

/** Adds the base path to every address on this site. */
export const addBasePath = (basePath: string, page: Parent): void => {
  for (const element of elementsIn(page)) {
    for (const name of ['src', 'href'])
      setAttribute(element, name, getAttribute(element, name)?.replace(onThisSite, `${basePath}/`));
    for (const name of ['srcset', 'imagesrcset'])
      setAttribute(element, name, getAttribute(element, name)?.replace(inList, `$1${basePath}/`));
  }
};

/**
 * Reads the shell's page and puts this server's run-time configuration and the hashes of its files
 * into it.
 * @throws Error if the shell has not been built, or its release is incomplete
 */
export const readPage = async (
  dist: string,
  shell: ReleaseFolder,
  settings: PageSettings,
): Promise<string> => {
  const page = parsePage(await readFile(resolve(dist, shell.path, 'index.html'), 'utf8'));
  addIntegrity(page, await readIntegrity(dist, shell));
  setText(findFirst(page, 'script', { id: 'runtime-config' }), runtimeConfig(settings));
  addBasePath(settings.basePath, page);
  return innerHtml(page);
};
