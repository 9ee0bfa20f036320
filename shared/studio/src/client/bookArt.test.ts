import {
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

  test('has no PDF before its dog was drawn', async () => {
    const { currentBookId } = await createProject({ dogName: 'Rex', bornMonth: '05', photo: null });
    await expect(ownBookArt((await findBook(currentBookId))!)).rejects.toThrow(NoDogError);
  });
});
