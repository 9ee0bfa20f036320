import {
  createProject,
  updateProject,
  type Book,
  type FoundBook,
  type NewProject,
  type ShippingAddress,
} from '@scribblepup/library';
import { offeredLooks } from '@scribblepup/studio';
import { plainDog } from './dog';

/** Stores a project of Rex whose first book is complete. The 25 pages themselves are not stored. */
export const makeCompleteBook = async (
  input: Partial<NewProject> = {},
  changes: Partial<Book> = {},
): Promise<FoundBook> => {
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
    dog: plainDog,
    ...input,
  });
  const project = await updateProject(id, ({ books }) => ({
    books: [{ ...books[0], pages: offeredLooks(25), isCompleted: true, ...changes }],
  }));
  return { project, book: project.books[0] };
};

export const address: ShippingAddress = {
  firstName: 'Ada',
  lastName: 'Byron',
  address: '1 Bone Street',
  apt: '',
  country: 'Canada',
  state: '',
  city: 'Halifax',
  postalCode: '',
  phone: '5550100',
};
