import { runNode } from '../config/process';
import { readAudit } from './advisories';

// npm run deps:audit [-- --registry=ADDRESS]
const npm = process.env['npm_execpath'];
if (!npm) throw new Error('Run it by npm: npm run deps:audit');
const { output } = await runNode([
  npm,
  'audit',
  '--json',
  '--loglevel=silent',
  ...process.argv.slice(2),
]);
const { isClean, lines } = readAudit(output);
console.log(lines.join('\n'));
if (!isClean) process.exitCode = 1;
