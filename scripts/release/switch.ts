import { parseArgs } from 'node:util';
import { appOf, told } from './core/command';
import { switchOff } from './core/pointers';
import { changeRegistry, storeFolder } from './core/store';

// npm run switch -w mf-books -- off "why" | on
await told(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [app = '', to, ...why] = positionals;
  const folder = appOf([app]);
  if (to !== 'on' && to !== 'off') throw new Error('Say `on`, or `off` with a reason.');
  if (to === 'off' && why.length === 0)
    throw new Error('Give a reason, for whoever finds it switched off.');
  await changeRegistry(storeFolder(), (registry) =>
    switchOff(registry, folder, to === 'off' ? why.join(' ') : null),
  );
  return `${folder} is ${to}.`;
});
