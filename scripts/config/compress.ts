import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './fingerprint';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|html|json|svg|txt|xml)$/;
const smallest = 1024;

/** Puts a .br and a .gz beside every text file of a folder that gains by it; the server hands them out as they are. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  for (const file of files) {
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const [br, gz] = await Promise.all([
      brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
      zip(content, { level: 9 }),
    ]);
    if (br.length < content.length) await writeFile(`${file}.br`, br);
    if (gz.length < content.length) await writeFile(`${file}.gz`, gz);
  }
};
