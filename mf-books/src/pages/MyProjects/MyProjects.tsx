import { paths } from '@scribblepup/kernel';
import { ButtonLink, Screen, Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { useProjects } from '../../data/queries';
import { hasOwn } from '../../data/samples';
import { startOver } from '../../store/createBookActions';
import { OwnProjects } from './OwnProjects';
import { Samples } from './Samples';

/** The visitor's own books; until there is one, samples to look around with. */
const MyProjects = () => {
  const { data, error, isPending } = useProjects();

  return (
    <Screen
      title="My Books"
      width="wide"
      actions={
        <ButtonLink to={paths.createBook} onClick={startOver}>
          Add New Book
        </ButtonLink>
      }
    >
      {error && <ErrorNote error={error} />}
      {isPending && <Spinner label="Opening your books" />}
      {!isPending && (hasOwn(data) ? <OwnProjects projects={data} /> : <Samples />)}
    </Screen>
  );
};

export default MyProjects;
