import {
  addEdition,
  createProject,
  eraseAll,
  getProject,
  saveCover,
  updateProject,
} from '@scribblepup/library';
import { withNames } from './rename';

const title = "Rex and Mochi's Coloring Book";
const design = { candidate: 0, seed: 1, title, colour: 'Sky' };

beforeEach(() => eraseAll());

test('names and the titles of covers are stored together', async () => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
    choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
  });
  const little = await addEdition(id, currentBookId, { age: '2-3' });
  const grandmas = await addEdition(id, currentBookId, { inscription: { name: 'Rexy' } });
  await saveCover(id, currentBookId, design, new Blob(['front']));
  await saveCover(id, little.id, design, new Blob(['front']));
  await saveCover(id, grandmas.id, { ...design, title: 'Good Boy' }, new Blob(['front']));
  await updateProject(id, (stored) => withNames(stored, ['Max', 'Bo']));
  const { dogName, choices, books, editions = [] } = (await getProject(id))!;
  expect({ dogName, choices }).toEqual({
    dogName: 'Max',
    choices: { name: 'Max', bornMonth: 3, companions: [{ name: 'Bo', bornMonth: 10 }] },
  });
  expect([...books, ...editions].map(({ cover }) => cover?.title)).toEqual([
    "Max and Bo's Coloring Book",
    "Max and Bo's Coloring Book",
    'Good Boy',
  ]);
});

test('a dog without a new name keeps its own', async () => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
    choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
  });
  const { choices } = await updateProject(id, (stored) => withNames(stored, ['Max']));
  expect(choices).toMatchObject({ name: 'Max', companions: [{ name: 'Mochi' }] });
});
