import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemble, sourceHash } from './assemble';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** Usage: npm run assemble -w shared/finder, after a change in assembly/. */
async function main(): Promise<void> {
  const bytes = await assemble(PACKAGE);
  const lines = bytes.toString('base64').match(/.{1,90}/g) ?? [];
  const text = `// Made by \`npm run assemble -w shared/finder\` from assembly/; a test fails when that has changed since.
export const SIMD_SOURCE = '${await sourceHash(PACKAGE)}';
export const SIMD_BYTES =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
  await writeFile(resolve(PACKAGE, 'src/kernels/simdBytes.ts'), text);
  console.log(`${bytes.length} bytes`);
}

void main();
