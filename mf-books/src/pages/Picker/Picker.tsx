import { paths } from '@scribblepup/kernel';
import { useQuery } from '@scribblepup/kernel/query';
import { useLocation } from '@scribblepup/kernel/router';
import { isObject } from '@scribblepup/kernel/schema';
import { ButtonLink, EmptyState, Loader, Screen } from '@scribblepup/ui';
import { DialogHistory } from '../../components/CloseOnBack/DialogHistory';
import { LoadingScreen } from '../../components/LoadingScreen';
import { BookNotFound } from '../../components/BookNotFound';
import { freshQueryOptions } from '../../data/queries';
import { queryErrorMessage } from '../../queryErrorMessage';
import { openSource, type PickerRequest, type PickerSource } from '../../picker/source';
import { PickerBoard } from './PickerBoard';

const TITLE = 'Pick Your Pages';

/**
 * Reads the request of the previous screen. Validates it, because navigation state may come from
 * anywhere.
 */
const requestOf = (state: unknown): PickerRequest => {
  const { projectId, number } = isObject(state) ? state : {};
  return {
    projectId: typeof projectId === 'string' ? projectId : null,
    number: typeof number === 'number' ? number : null,
  };
};

/** Screen for choosing 25 of up to 100 pages for each of up to four books. */
const Picker = () => {
  const request = requestOf(useLocation().state);
  const { data, error } = useQuery<PickerSource | null>({
    queryKey: ['picker', request],
    queryFn: ({ signal }) => openSource(request, signal),
    ...freshQueryOptions,
    staleTime: Infinity,
  });

  if (error) {
    return (
      <Screen title={TITLE}>
        <EmptyState
          title="No pages to pick from"
          text={queryErrorMessage(error)}
          action={<ButtonLink to={paths.createBook}>Add New Book</ButtonLink>}
        />
      </Screen>
    );
  }
  if (data === undefined) {
    return (
      <LoadingScreen title={TITLE} width="wide">
        <Loader />
      </LoadingScreen>
    );
  }
  if (data === null) {
    return (
      <Screen title={TITLE}>
        <BookNotFound />
      </Screen>
    );
  }
  return (
    <>
      <DialogHistory />
      <PickerBoard key={data.project.id} title={TITLE} source={data} />
    </>
  );
};

export default Picker;
