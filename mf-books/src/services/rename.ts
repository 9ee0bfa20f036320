import { dogNames, type Book, type Project, type ProjectChange } from '@scribblepup/library';
import { coverTitle } from '../cover/design';

/**
 * The change that gives a project's dogs these names, its own dog's first. A companion without a
 * new name keeps the one it has. Also changes the cover titles that nobody edited by hand, so that
 * they are right even if painting the covers fails. `redrawAfterRename` paints the covers.
 */
export const withNames = (
  project: Project,
  [name, ...others]: readonly [string, ...(string | undefined)[]],
): ProjectChange => {
  const { companions } = project.choices;
  const choices = {
    ...project.choices,
    name,
    ...(companions && {
      companions: companions.map((dog, i) => ({ ...dog, name: others[i] ?? dog.name })),
    }),
  };
  const [before, title] = [project, { choices }].map((dogs) => coverTitle(dogNames(dogs)));
  const retitled = <V extends Pick<Book, 'cover'>>(books: readonly V[]): V[] =>
    books.map((book) =>
      book.cover?.title === before ? { ...book, cover: { ...book.cover, title } } : book,
    );
  return {
    dogName: name,
    choices,
    books: retitled(project.books),
    ...(project.editions && { editions: retitled(project.editions) }),
  };
};
