import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Look } from '../src/looks/types/look';
import type { Traits } from '../src/looks/types/traits';

/** Writes the lists of looks that are derived from the files of the families' folders. */

const LOOKS = resolve(fileURLToPath(import.meta.url), '../../src/looks');
const FAMILIES = ['patterns', 'portraits', 'puzzles', 'scenes'];
const HEAD = '// Written by `npm run looks -w shared/pages`. Do not edit.\n';

/** Paths below `looks` of the files with a look, without extension. */
export const lookFiles = (): string[] =>
  FAMILIES.flatMap((family) =>
    readdirSync(resolve(LOOKS, family))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${family}/${basename(file, '.ts')}`)
      .sort(),
  );

/** The text of registry.ts: every look in the order of its file. */
export const registryText = (files: readonly string[]): string => {
  const names = files.map((file) => basename(file));
  return `${HEAD}import type { Look } from './types/look';
${files.map((file) => `import { ${basename(file)} } from './${file}';\n`).join('')}
/** Every look, one a file. */
export const registry: readonly Look[] = [
${names.map((name) => `  ${name},\n`).join('')}];
`;
};

/** The text of ids.ts: the ids in the order of the looks' numbers. */
export const idsText = (looks: readonly Pick<Look, 'id' | 'number'>[]): string => `${HEAD}
/** The ids of all looks, in the order of their numbers. Holds no drawing, so it loads fast. */
export const LOOK_IDS: readonly string[] = [
${[...looks]
  .sort((a, b) => a.number - b.number)
  .map(({ id }) => `  '${id}',\n`)
  .join('')}];
`;

const traitOf = ({ need, birthdayOf }: Traits): string =>
  [
    ...(need ? [`need: '${need}'`] : []),
    ...(birthdayOf === undefined ? [] : [`birthdayOf: ${birthdayOf}`]),
  ].join(', ');

/** The text of traits.ts: the looks that have traits, in the order of their numbers. */
export const traitsText = (looks: readonly Pick<Look, 'id' | 'number' | keyof Traits>[]): string =>
  `${HEAD}import type { Traits } from './types/traits';

/** The traits of each look that has one. Holds no drawing, so it loads fast. */
export const LOOK_TRAITS: ReadonlyMap<string, Traits> = new Map([
${[...looks]
  .sort((a, b) => a.number - b.number)
  .filter((look) => traitOf(look) !== '')
  .map((look) => `  ['${look.id}', { ${traitOf(look)} }],\n`)
  .join('')}]);
`;

type List = 'registry' | 'ids' | 'traits';

/** The current text of a derived list. */
export const listText = (name: List): string => readFileSync(resolve(LOOKS, `${name}.ts`), 'utf8');

const write = (name: List, text: string): void => {
  if (listText(name) !== text) writeFileSync(resolve(LOOKS, `${name}.ts`), text);
};

type Exports<L> = Readonly<Record<string, L | undefined>>;

/**
 * The look that a file exports under the file's name. Throws Error if there is none, or if its id
 * is not that name in kebab-case.
 */
export const namedLook = <L extends Pick<Look, 'id'>>(file: string, content: Exports<L>): L => {
  const name = basename(file);
  const look = content[name];
  if (!look) throw new Error(`looks/${file}.ts exports no look called ${name}`);
  const id = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  if (look.id !== id)
    throw new Error(`looks/${file}.ts has a look with the id ${look.id} instead of ${id}`);
  return look;
};

const lookIn = async (file: string): Promise<Look> => {
  const url = pathToFileURL(resolve(LOOKS, `${file}.ts`)).href;
  const content = await import(url).catch((cause: unknown) => {
    throw new Error(`looks/${file}.ts cannot be loaded: ${String(cause)}`, { cause });
  });
  return namedLook(file, content as Exports<Look>);
};

/** Writes the lists that changed. Throws Error that names the file with a mistake. */
export const writeLists = async (): Promise<void> => {
  const files = lookFiles();
  const looks = await Promise.all(files.map(lookIn));
  write('ids', idsText(looks));
  write('traits', traitsText(looks));
  write('registry', registryText(files));
};
