import { root } from './config/apps';
import { readCommandLine } from './config/commandLine';
import { createRemote } from './remote/create';
import { runCommand } from './release/core/command';

const next = (name: string): string => `
mf-${name} has been created. Next:
  npm install                  adds it to the lock file
  npm test -w mf-${name}
  npm run dev -w mf-${name}
"Add a remote" in README.md has the steps before it is published.`;

// npm run new-remote gifts
await runCommand(async () => {
  const { positionals } = readCommandLine('npm run new-remote gifts', { maxPositionals: 1 });
  const [name = ''] = positionals;
  const files = await createRemote(root, name);
  return [...files, next(name)].join('\n');
});
