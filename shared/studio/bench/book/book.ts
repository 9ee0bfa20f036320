import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { finderFromDisk } from '@scribblepup/finder/node';
import { checkedPage, looks, type Choices } from '@scribblepup/pages';
import { isAge } from '@scribblepup/pages/formats';
import { Tracer, type DogArt } from '@scribblepup/tracing';
import { isDogArt } from '@scribblepup/tracing/formats';
import { readCommandLine, exitWithError } from '../../../../scripts/config/commandLine';
import { benchPhoto, namedFiles } from '../photo';
import { simulatedHints } from '../simulatedHints';
import { familyPages } from './familyPages';
import { printPages, type LookPage } from './printing';

/**
 * Draws the pages of all looks for each file, and prints the gates that they fail, the pages that a
 * spare replaced, the closest pairs and, with DETAIL=1, the pages that are closest to all others.
 * --taps simulates taps on the eyes and the nose, --dabs some keep and erase dabs of the brush;
 * --age is the child's age. With --together, the files are photos of one project, and its offered
 * pages are drawn from them; --shows, once for each file, says which of two dogs it shows: 1, 2 or
 * 1+2.
 */
const USAGE =
  'npm run book -w shared/studio [-- [--taps] [--dabs] [--age 2-3] [--together [--shows 1+2 ...]] photo.jpg ... | dog.json ...]';
const { values, positionals } = readCommandLine(USAGE, {
  options: {
    taps: { type: 'boolean' },
    dabs: { type: 'boolean' },
    age: { type: 'string' },
    together: { type: 'boolean' },
    shows: { type: 'string', multiple: true },
  },
  maxPositionals: Infinity,
});
const age =
  values.age === undefined || isAge(values.age)
    ? values.age
    : exitWithError(`${values.age} is not an age group. Usage: ${USAGE}`);
const shown = values.shows?.map(indexesOfDogs);
const finder = finderFromDisk();
const choices: Choices = { name: 'Biscuit', bornMonth: 3, ...(age ? { age } : {}) };
const MOCHI = { name: 'Mochi', bornMonth: 7 };

/** Reads which of the two dogs a photo shows. */
function indexesOfDogs(text: string): readonly number[] {
  return /^[12](\+[12])?$/.test(text)
    ? text.split('+').map((number) => Number(number) - 1)
    : exitWithError(`--shows ${text} names no dogs. Usage: ${USAGE}`);
}

/** Reads a drawing that was stored as JSON. */
function storedDog(path: string): DogArt {
  let dog: unknown;
  try {
    dog = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return exitWithError(`${path} cannot be read: ${String(error)}`);
  }
  return isDogArt(dog) ? dog : exitWithError(`${path} contains no drawing of a dog.`);
}

async function dogOf(file: string | undefined): Promise<DogArt> {
  if (file?.endsWith('.json')) return storedDog(file);
  const photo = benchPhoto(file);
  const work = new Tracer(photo, {}, await (await finder).find(photo));
  const found = work.run();
  const hints = simulatedHints(found, { taps: values.taps ?? false, dabs: values.dabs ?? false });
  if (!hints) return found.dog;
  work.update(hints);
  return work.run().dog;
}

/** Draws the pages and prints the report on them. */
function report(title: string, draw: () => LookPage[]): void {
  const start = performance.now();
  const pages = draw();
  const seconds = (performance.now() - start) / 1000;
  const largest = Math.max(...pages.map(({ drawn }) => JSON.stringify(drawn.page).length)) / 1024;
  console.log(
    `${title}: ${pages.length} pages in ${seconds.toFixed(1)} s, the largest ${largest.toFixed(1)} kB`,
  );
  printPages(pages);
}

const files = namedFiles(positionals);
const title = (file: string | undefined): string => (file ? basename(file) : 'drawn dog');

if (shown && (!values.together || shown.length !== files.length))
  exitWithError(`--shows needs --together, once for each file. Usage: ${USAGE}`);

if (values.together) {
  const dogs: DogArt[] = [];
  for (const file of files) dogs.push(await dogOf(file));
  report(files.map(title).join(', '), () =>
    familyPages(
      dogs.map((dog, i) => ({ dog, shows: shown?.[i] ?? [0] })),
      shown ? { ...choices, companions: [MOCHI] } : choices,
    ),
  );
} else {
  for (const file of files) {
    const dog = await dogOf(file);
    report(title(file), () =>
      looks.map(({ id }) => ({ look: id, drawn: checkedPage(dog, id, choices) })),
    );
  }
}
