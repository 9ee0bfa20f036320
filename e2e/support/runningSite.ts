import { exitWithError } from '../../scripts/config/commandLine';

/**
 * The address of the site that a benchmark measures, without a trailing slash: SITE, or that of
 * `npm start`. Ends the command if no site answers there.
 */
export const runningSite = async (): Promise<string> => {
  const site = (process.env['SITE'] || 'http://127.0.0.1:3000').replace(/\/+$/, '');
  await fetch(site).catch(() =>
    exitWithError(`No site answers at ${site}. Run npm start, or set SITE to the address of one.`),
  );
  return site;
};
