import { soakKills } from './kills/kills';
import { resolve } from 'node:path';
const ok = await soakKills(resolve('dist'), Number(process.argv[2] ?? 3), Number(process.env['SEED'] ?? 19));
console.log(ok);
process.exit(0);
