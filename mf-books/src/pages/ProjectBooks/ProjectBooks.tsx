import { paths } from '@scribblepup/kernel';
import { useParams } from '@scribblepup/kernel/router';
import { dogNames, hasCompleteBook } from '@scribblepup/library';
import { ButtonLink, Screen, Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { BookNotFound } from '../../components/BookNotFound';
import { useBook } from '../../data/queries';
import { findSampleProject } from '../../data/samples';
import { CopyReminder } from './CopyReminder';
import { BookSlots } from './BookSlots';
import { SampleBookSlots } from './SampleBookSlots';

/**
 * The four slots for books of one project. The address has the project's id or the id of one of
 * its books.
 */
const ProjectBooks = () => {
  const { projectId = '' } = useParams();
  const { data, error, isPending } = useBook(projectId);
  const sample = findSampleProject(projectId);
  const title = data ? `${dogNames(data.project)}'s Books` : (sample?.name ?? 'Books');

  return (
    <Screen
      title={title}
      width="wide"
      actions={
        (data ?? sample) && (
          <ButtonLink
            to={paths.customizeCover}
            state={data ? { projectId: data.project.id, bookId: data.book.id } : undefined}
          >
            Create Cover
          </ButtonLink>
        )
      }
    >
      {error && <ErrorNote error={error} />}
      {data && hasCompleteBook(data.project) && (
        <CopyReminder key={data.project.id} project={data.project} />
      )}
      {isPending && <Spinner label="Opening the books" />}
      {data && <BookSlots project={data.project} shownId={projectId} />}
      {!isPending && !data && sample && <SampleBookSlots />}
      {!isPending && !error && !data && !sample && <BookNotFound />}
    </Screen>
  );
};

export default ProjectBooks;
