import { readCommandLine, exitWithError } from '../config/commandLine';
import { runNode } from '../config/process';
import { readAudit } from './advisories';

// npm run deps:audit [-- --registry=ADDRESS]
const {
  values: { registry },
} = readCommandLine('npm run deps:audit [-- --registry=ADDRESS]', {
  options: { registry: { type: 'string' } },
});
if (registry !== undefined && !URL.canParse(registry))
  exitWithError(
    '--registry takes the address of a package registry, such as https://registry.npmjs.org.',
  );
const npm = process.env['npm_execpath'] ?? exitWithError('Run this with npm: npm run deps:audit');
const { output } = await runNode([
  npm,
  'audit',
  '--json',
  '--loglevel=silent',
  ...(registry === undefined ? [] : [`--registry=${registry}`]),
]);
const { isClean, lines } = readAudit(output);
console.log(lines.join('\n'));
if (!isClean) process.exitCode = 1;
