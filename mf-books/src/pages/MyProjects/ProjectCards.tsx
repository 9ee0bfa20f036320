import { paths, pathTo } from '@scribblepup/kernel';
import { dogNames, type Project } from '@scribblepup/library';
import { Button, VisuallyHidden } from '@scribblepup/ui';
import { BookCard } from '../../components/BookCard/BookCard';
import { CardGrid } from '../../components/CardGrid';
import { BookPicture } from '../../components/BookPicture';
import { SaveCopyButton } from '../../components/SaveCopyButton';

const progressOf = ({ books }: Project): string => {
  const complete = books.filter(({ isCompleted }) => isCompleted).length;
  return complete === 0
    ? 'No book complete yet'
    : `${complete} of ${books.length} ${books.length === 1 ? 'book' : 'books'} complete`;
};

interface ProjectCardsProps {
  readonly projects: readonly Project[];
  readonly onRename: (project: Project) => void;
  readonly onDelete: (project: Project) => void;
  readonly onCopyFailed: (error: unknown) => void;
}

/** Cards of the visitor's projects, newest first. */
export const ProjectCards = ({ projects, onRename, onDelete, onCopyFailed }: ProjectCardsProps) => (
  <CardGrid label="Your books">
    {projects.map((project) => (
      <BookCard
        key={project.id}
        title={dogNames(project)}
        to={pathTo(paths.project, { projectId: project.id })}
        picture={<BookPicture found={{ project, book: project.books[0] }} />}
        text={progressOf(project)}
      >
        <Button variant="quiet" size="sm" onClick={() => onRename(project)}>
          Rename
          <VisuallyHidden>{` ${dogNames(project)}`}</VisuallyHidden>
        </Button>
        <SaveCopyButton project={project} onFailed={onCopyFailed} />
        <Button variant="quiet" size="sm" onClick={() => onDelete(project)}>
          Delete
          <VisuallyHidden>{` ${dogNames(project)}`}</VisuallyHidden>
        </Button>
      </BookCard>
    ))}
  </CardGrid>
);
