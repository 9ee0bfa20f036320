import { useEffect, useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation, useNavigate } from '@scribblepup/kernel/router';
import { EmptyState, Screen, Spinner } from '@scribblepup/ui';
import { isDialogEntry, useCloseOnBack } from '@scribblepup/ui/history';
import type { DemoDog } from '../../api/responses';
import { useDemoDogs } from '../../api/queries';
import { LoadFailure } from '../../components/LoadFailure/LoadFailure';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { SampleDialog } from '../../components/SampleDialog/SampleDialog';
import { DogCard } from './DogCard';
import { requestedDogName } from './requestedDog';
import css from './DemoToExplore.module.css';

/** /home/demo-to-explore: the demo dogs and their sample pages. */
const DemoToExplore = () => {
  const { data: dogs = [], isPending, isError, refetch } = useDemoDogs();
  const navigate = useNavigate();
  const location = useLocation();
  const requested = requestedDogName(location.state);
  // Undefined until the visitor opens or closes a dog; until then, the dog that the landing page
  // requested is open.
  const [chosen, setChosen] = useState<DemoDog | null>();
  const shown = chosen === undefined ? dogs.find(({ name }) => name === requested) : chosen;

  const close = () => setChosen(null);
  useCloseOnBack(Boolean(shown), close);

  const isDialogCurrent = isDialogEntry(location.state);
  const [hadDialogEntry, setHadDialogEntry] = useState(false);
  if (isDialogCurrent && !hadDialogEntry) setHadDialogEntry(true);

  // Otherwise, the history entry would keep the request, and Back or a reload would open the dog
  // again. Wait until the dialog's own entry has come and gone, because that would be replaced
  // instead.
  const isObsolete = chosen === null && requested !== null && hadDialogEntry && !isDialogCurrent;
  useEffect(() => {
    if (isObsolete) void navigate(location, { replace: true });
  }, [isObsolete, location, navigate]);

  return (
    <Screen
      title="Choose a Demo Dog"
      lead="Each of these pups has 25 sample pages to look through. No account needed."
      width="wide"
      actions={
        <CallToAction variant="secondary" to={paths.subscription}>
          Skip
        </CallToAction>
      }
    >
      {isPending ? (
        <div className={css.wait}>
          <Spinner label="Loading the demo dogs" />
        </div>
      ) : isError ? (
        <LoadFailure subject="The demo dogs" onTryAgain={() => void refetch()} />
      ) : dogs.length === 0 ? (
        <EmptyState />
      ) : (
        <ul className={css.dogs}>
          {dogs.map((dog) => (
            <DogCard key={dog.id} dog={dog} onOpen={() => setChosen(dog)} />
          ))}
        </ul>
      )}
      {shown && <SampleDialog dog={shown} onClose={close} />}
    </Screen>
  );
};

export default DemoToExplore;
