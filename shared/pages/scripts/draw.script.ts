import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DogArt } from '@scribblepup/tracing';
import { checkNames, readCommandLine, exitWithError } from '../../../scripts/config/commandLine';
import { looks } from '../src/looks';
import { isAge } from '../src/model/formats';
import type { Cast } from '../src/model/types';
import { pageToSvg } from '../src/output/svg';
import { checkedPage } from '../src/page';
import { dogs, sitting } from '../src/testing/dogs';

/**
 * Draws the page of a look with each drawn dog, as a preview during development:
 * npm run draw -w shared/pages -- puddle [--age 2-3] [--two]
 *
 * Prints the files, and the gates that a page fails. With --two, the family has a second dog.
 */
const USAGE = 'npm run draw -w shared/pages -- puddle [--age 2-3] [--two]';
const { values, positionals } = readCommandLine(USAGE, {
  options: { age: { type: 'string' }, two: { type: 'boolean' } },
  maxPositionals: Infinity,
});
checkNames(
  'look',
  positionals,
  looks.map(({ id }) => id),
);
const age =
  values.age === undefined || isAge(values.age)
    ? values.age
    : exitWithError(`${values.age} is not an age group. Usage: ${USAGE}`);
const choices = {
  name: 'Biscuit',
  bornMonth: 3,
  ...(age && { age }),
  ...(values.two && { companions: [{ name: 'Mochi', bornMonth: 10 }] }),
};
const folder = fileURLToPath(new URL('../.cache/looks/', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const id of positionals)
  for (const [name, dog] of Object.entries(dogs)) {
    const cast: DogArt | Cast = values.two ? [dog, sitting] : dog;
    const { page, failures } = checkedPage(cast, id, choices);
    const file = `${folder}${[id, name, age, values.two && 'two'].filter(Boolean).join('-')}.svg`;
    writeFileSync(file, pageToSvg(page, cast));
    const failed = failures.map(({ gate, value }) => `fails ${gate}: ${value.toFixed(2)}`);
    console.log([file, `"${page.title}"`, ...failed].join('  '));
  }
