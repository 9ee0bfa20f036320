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
  const [app = '', state, ...words] = positionals;
  const reason = words.join(' ').trim();
  const folder = appOf([app]);
  if (state !== 'on' && state !== 'off')
    throw new Error('Add `on`, or `off` with a reason: npm run switch -w mf-books -- off "why"');
  if (state === 'on' && words.length > 0) throw new Error('`on` takes no reason.');
  if (state === 'off' && reason === '')
    throw new Error('Give a reason, for whoever finds it switched off.');
  await changeRegistry(storeFolder(), (registry) =>
    setKillSwitch(registry, folder, state === 'off' ? reason : null),
  );
  return `${folder} is ${state}.`;
});
