import { readCommandLine } from '../config/commandLine';
import { appOf, runCommand } from './core/command';
import { setKillSwitch } from './core/pointers';
import { changeRegistry, storeFolder } from './core/store';

// npm run switch -w mf-books -- off "why" | on
await runCommand(async () => {
  const { positionals } = readCommandLine(
    'npm run switch -w mf-books -- off "why", or: npm run switch -w mf-books -- on',
    { maxPositionals: Infinity },
  );
  const [app = '', to, ...why] = positionals;
  const reason = why.join(' ').trim();
  const folder = appOf([app]);
  if (to !== 'on' && to !== 'off')
    throw new Error('Add `on`, or `off` with a reason: npm run switch -w mf-books -- off "why"');
  if (to === 'on' && why.length > 0) throw new Error('`on` takes no reason.');
  if (to === 'off' && reason === '')
    throw new Error('Give a reason, for whoever finds it switched off.');
  await changeRegistry(storeFolder(), (registry) =>
    setKillSwitch(registry, folder, to === 'off' ? reason : null),
  );
  return `${folder} is ${to}.`;
});
