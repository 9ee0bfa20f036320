import { readCommandLine } from '../config/commandLine';
import { appOf, runCommand } from './core/command';
import { rollback } from './core/rollback';
import { storeFolder } from './core/store';

// npm run rollback -w mf-books [-- --to 1.2.0-0123456789]
await runCommand(async () => {
  const { values, positionals } = readCommandLine(
    'npm run rollback -w mf-books [-- --to 1.2.0-0123456789]',
    { options: { to: { type: 'string' } }, maxPositionals: 1 },
  );
  const folder = appOf(positionals);
  if (values.to === '') throw new Error('--to takes the name of a release: see npm run releases.');
  return `${folder} is back on ${await rollback(folder, storeFolder(), values.to)}.`;
});
