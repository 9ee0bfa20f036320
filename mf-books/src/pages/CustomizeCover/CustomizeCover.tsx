import { paths } from '@scribblepup/kernel';
import { responseMessage } from '@scribblepup/kernel/api';
import { useLocation } from '@scribblepup/kernel/router';
import { ButtonLink, EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { CoverStages } from './CoverStages';
import { useCoverSource } from './useCoverSource';

const TITLE = 'Customize Cover';

const projectIdOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'projectId' in state && typeof state.projectId === 'string'
    ? state.projectId
    : null;

/** Chooses the cover of a project's current book. */
const CustomizeCover = () => {
  const { data, error } = useCoverSource(projectIdOf(useLocation().state));

  if (data) return <CoverStages key={data.project?.id ?? 'sample'} {...data} title={TITLE} />;
  return (
    <Screen title={TITLE}>
      {error ? (
        <EmptyState
          title="The covers could not be made"
          text={responseMessage(error)}
          action={<ButtonLink to={paths.myProjects}>My Books</ButtonLink>}
        />
      ) : (
        <Spinner label="Making the covers" />
      )}
    </Screen>
  );
};

export default CustomizeCover;
