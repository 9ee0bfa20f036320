import { paths } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { isObject } from '@scribblepup/kernel/schema';
import { ButtonLink, EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { BookNotFound } from '../../components/BookNotFound';
import { LoadingScreen } from '../../components/LoadingScreen';
import { queryErrorMessage } from '../../queryErrorMessage';
import { CoverStages } from './CoverStages';
import { useCoverSource, type CoverRequest } from './useCoverSource';

const TITLE = 'Customize Cover';

/**
 * Reads the request of the previous screen. Validates it, because navigation state may come from
 * anywhere.
 */
const requestOf = (state: unknown): CoverRequest => {
  const { projectId, bookId } = isObject(state) ? state : {};
  return {
    projectId: typeof projectId === 'string' ? projectId : null,
    bookId: typeof bookId === 'string' ? bookId : null,
  };
};

/** Screen for choosing the cover of a book. */
const CustomizeCover = () => {
  const { data, error } = useCoverSource(requestOf(useLocation().state));

  if (data) return <CoverStages key={data.found?.book.id ?? 'sample'} {...data} title={TITLE} />;
  if (data === null) {
    return (
      <Screen title={TITLE}>
        <BookNotFound />
      </Screen>
    );
  }
  return (
    <LoadingScreen title={TITLE}>
      {error ? (
        <EmptyState
          title="The covers could not be made"
          text={queryErrorMessage(error)}
          action={<ButtonLink to={paths.myProjects}>My Books</ButtonLink>}
        />
      ) : (
        <Spinner label="Making the covers" />
      )}
    </LoadingScreen>
  );
};

export default CustomizeCover;
