import { useEffect } from 'react';
import { hasNewerVersion, onNewerVersion } from '@scribblepup/library';
import { Screen, Stepper } from '@scribblepup/ui';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { usePreventStrayDrops } from '../../components/PictureField/usePreventStrayDrops';
import { useStageFocus } from '../../focus/useStageFocus';
import { useStepHistory } from '../../history/useStepHistory';
import { useCreateBook } from '../../store/createBook';
import { closePricing, goToStep, restoreInput } from '../../store/createBookActions';
import { bookSteps } from '../../steps';
import { areDetailsComplete } from './detailsSchema';
import { DetailsStep } from './DetailsStep';
import { GenerateStep } from './GenerateStep';
import { NotSavedNote } from './NotSavedNote';
import { Pricing } from './Pricing';
import { RestoredNote } from './RestoredNote';
import { usePrefetchFinder } from './usePrefetchFinder';

/** Moves the focus when the visitor goes to another step, or everything is erased in another tab. */
const StepFocus = () => {
  const { formId, step, isPricingOpen } = useCreateBook();
  useStageFocus(`${formId} ${step}`, isPricingOpen);
  return null;
};

/** Goes to the step of a history entry, if the details allow it; returns whether it did. */
const stepTo = (step: number): boolean => {
  if (step === 1) goToStep(1);
  else if (areDetailsComplete(useCreateBook.getState())) goToStep(2);
  else return false;
  return true;
};

/** Screen that turns a photo into a project: the details, then the start of the drawing. */
const CreateBook = () => {
  const formId = useCreateBook((state) => state.formId);
  const step = useCreateBook((state) => state.step);
  const isPricingOpen = useCreateBook((state) => state.isPricingOpen);
  const isRestored = useCreateBook((state) => state.isRestored);
  const draftFailure = useCreateBook((state) => state.draftFailure);

  useStepHistory({ step, restore: restoreInput, onStep: stepTo });
  useEffect(() => closePricing, []);
  usePrefetchFinder();
  usePreventStrayDrops();

  return (
    <Screen title="Create Your Book" width="normal">
      <Stepper steps={bookSteps} current={step} />
      <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
      {isRestored && <RestoredNote />}
      {draftFailure !== null && <NotSavedNote error={draftFailure} />}
      {/* A restored draft may change the step, but the visitor did not, so the focus stays. */}
      <StepFocus key={String(isRestored)} />
      {step === 1 ? <DetailsStep key={formId} /> : <GenerateStep key={formId} />}
      {isPricingOpen && <Pricing />}
    </Screen>
  );
};

export default CreateBook;
