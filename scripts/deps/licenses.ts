import { init, type ModuleInfos } from 'license-checker-rseidelsohn';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';
import { isAllowed } from './allowedLicenses';

const installed = (): Promise<ModuleInfos> =>
  new Promise((done, fail) => {
    init({ start: root, json: true, excludePrivatePackages: true }, (error, packages) => {
      if (error) fail(error);
      else done(packages);
    });
  });

/** Prints the licenses of all installed packages; returns false if one of them is not allowed. */
export const checkLicenses = async (): Promise<boolean> => {
  const packages = Object.entries(await installed()).map(([id, { licenses }]) => ({
    id,
    license: [licenses ?? 'none'].flat().join(' AND '),
  }));
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  console.table(
    Object.fromEntries([...counts].map(([license, number]) => [license, { packages: number }])),
  );
  const refused = packages.filter(({ id, license }) => !isAllowed(id, license));
  for (const { id, license } of refused)
    console.error(
      `${id}: the license ${license} is not allowed. Use another package, or add the license to scripts/deps/allowedLicenses.ts.`,
    );
  return refused.length === 0;
};

if (import.meta.filename === process.argv[1]) {
  readCommandLine('npm run deps:licenses');
  if (!(await checkLicenses())) process.exitCode = 1;
}
