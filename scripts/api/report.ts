import { root } from '../config/apps';
import { exitWithError, readCommandLine } from '../config/commandLine';
import { contractFolders } from './entries';
import { compareSurface } from './surface';

const advice = `The public surface differs from its report. If you meant that, see docs/contract.md for the version,
and run: npm run api:report, and commit the reports with the change.`;

/** Prints where the public surface differs from the reports; returns false if it does. */
export const checkSurface = async (): Promise<boolean> => {
  const changes = await compareSurface(root, contractFolders);
  for (const { report, diff } of changes) console.error(`${report}\n${diff}`);
  if (changes.length > 0) console.error(advice);
  return changes.length === 0;
};

const writeReports = async (): Promise<void> => {
  const changes = await compareSurface(root, contractFolders, { write: true });
  for (const { report, diff } of changes) console.log(`${report}\n${diff}`);
  console.log(
    changes.length > 0
      ? `${changes.length} reports are written. Review and commit them.`
      : 'The reports are up to date.',
  );
};

// npm run api:report, or npm run api:report -- --check, which writes nothing
if (import.meta.filename === process.argv[1]) {
  const { values } = readCommandLine('npm run api:report [-- --check]', {
    options: { check: { type: 'boolean', default: false } },
  });
  if (values.check) process.exitCode = (await checkSurface().catch(exitWithError)) ? 0 : 1;
  else await writeReports().catch(exitWithError);
}
