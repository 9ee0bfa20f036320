import {
  addEdition,
  closeLibrary,
  createProject,
  eraseAll,
  findBook,
  selectPages,
  updateProject,
} from '@scribblepup/library';
import { offeredPages } from '../hundred';
import { drawnDog as dog } from '../testing/plainBook';
import { NoDogError, ownBookArt, sampleBookArt } from './bookArt';

test('a sample has the first pages', () => {
  expect(sampleBookArt('Biscuit', dog, 1)).toMatchObject({
    looks: offeredPages(25),
    choices: { name: 'Biscuit', bornMonth: null },
  });
});

describe('an own book', () => {
  beforeEach(eraseAll);
  afterEach(closeLibrary);

  test('is drawn from what is stored', async () => {
    const { id, currentBookId } = await createProject({
      dogName: 'Rex',
      bornMonth: '05',
      photo: null,
      dog,
    });
    await updateProject(id, (project) => selectPages(project, ['garden', 'mandala-ring']).project);
    const own = await ownBookArt((await findBook(currentBookId))!);
    expect(own).toMatchObject({
      dog,
      looks: ['garden', 'mandala-ring'],
      pages: [null, null],
      number: 1,
      choices: { name: 'Rex', bornMonth: 5 },
    });
  });

  test('of an edition is drawn for its age, with its own words on the title', async () => {
    const { id, currentBookId } = await createProject({
      dogName: 'Rex',
      bornMonth: '05',
      photo: null,
      dog,
      choices: { age: '5-8' },
    });
    await updateProject(id, (project) => selectPages(project, ['garden']).project);
    const little = await addEdition(id, currentBookId, { age: '2-3' });
    expect(await ownBookArt((await findBook(little.id))!)).toMatchObject({
      looks: ['garden'],
      pages: [null],
      choices: { name: 'Rex', age: '2-3' },
      edition: 'ages-2-3',
    });
    const words = { name: "Grandma's Rex", dedication: 'For rainy days', from: 'Ada' };
    const grandmas = await addEdition(id, currentBookId, { inscription: words });
    expect(await ownBookArt((await findBook(grandmas.id))!)).toMatchObject({
      choices: { name: 'Rex', age: '5-8' },
      inscription: words,
      edition: 'Grandmas-Rex',
    });
  });

  test('has no PDF before its dog was drawn', async () => {
    const { currentBookId } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
    await expect(ownBookArt((await findBook(currentBookId))!)).rejects.toThrow(NoDogError);
  });
});
