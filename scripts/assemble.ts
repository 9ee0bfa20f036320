import { writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { assemble, sourceHash } from './config/assemble';
import { exitOnSignals } from './config/atExit';
import { readCommandLine } from './config/commandLine';

/**
 * Usage: npm run assemble -w shared/PACKAGE, after a change in the package's assembly/. Compiles
 * that folder and writes the bytes as text, so that the site needs no additional request for them.
 * The text is hexadecimal because that compresses better: compressed base64 is a fifth larger.
 */
exitOnSignals();
readCommandLine('npm run assemble -w shared/PACKAGE');
const folder = process.cwd();
const bytes = await assemble(folder);
const lines = bytes.toString('hex').match(/.{1,90}/g) ?? [];
const text = `// Made by \`npm run assemble -w shared/${basename(folder)}\` from assembly/; a test fails if that source has changed since then.
export const MODULE_SOURCE = '${await sourceHash(folder)}';
export const MODULE_BYTES =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
await writeFile(resolve(folder, 'src/kernels/moduleBytes.ts'), text);
console.log(`${bytes.length} bytes`);
