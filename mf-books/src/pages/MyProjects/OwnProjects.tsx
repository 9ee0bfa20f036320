import { paths, pathTo } from '@scribblepup/kernel';
import type { Project } from '@scribblepup/library';
import { BookCard } from '../../components/BookCard/BookCard';
import { CardGrid } from '../../components/CardGrid';
import { BookPicture } from '../../components/BookPicture';

const progressOf = ({ books }: Project): string => {
  const complete = books.filter(({ isCompleted }) => isCompleted).length;
  return complete === 0 ? 'No book complete yet' : `${complete} of ${books.length} ${books.length === 1 ? 'book' : 'books'} complete`;
};

/** Cards of the visitor's projects, newest first. */
export const OwnProjects = ({ projects }: { readonly projects: readonly Project[] }) => (
  <CardGrid label="Your books">
    {projects.map((project) => (
      <BookCard
        key={project.id}
        title={project.dogName}
        to={pathTo(paths.project, { projectId: project.id })}
        picture={<BookPicture projectId={project.id} book={project.books[0]!} />}
        text={progressOf(project)}
      />
    ))}
  </CardGrid>
);
