import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { Button } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import { numberOfPhoto } from '../../services/pagePhotos';
import css from './DrawingStatus.module.css';

/** Status of the drawing: how many pages are ready, or what went wrong. */
export const DrawingStatus = () => {
  const { draw } = usePicker();
  const drawing = usePickerState((state) => state.drawing);
  const ready = usePickerState((state) => Object.keys(state.pages).length);
  const project = usePickerState((state) => state.project);
  const wanted = project.generatedCount;
  const unusable = usePickerState((state) => state.unusable);

  const tryAgain = (): void => {
    draw();
    // The pressed button disappears with the message.
    focusHeading({ preventScroll: true });
  };

  if (drawing.status === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>{drawing.message}</p>
        {drawing.remedy === 'retry' && (
          <Button size="sm" onClick={tryAgain}>
            Try again
          </Button>
        )}
        {drawing.remedy === 'createBook' && <Link to={paths.createBook}>Create Your Book</Link>}
        {drawing.remedy === 'myBooks' && <Link to={paths.myProjects}>My Books</Link>}
      </div>
    );
  }
  // Announced only at the start and the end of a batch: one message per page would be noise.
  return (
    <>
      <p className={css.message} role="status">
        {ready < wanted ? 'Drawing your pages' : `${wanted} pages are ready`}
      </p>
      {unusable.map((id) => (
        <p key={id} className={css.message} role="status">
          {`Photo ${numberOfPhoto(project, id)} could not be drawn, so its pages use your other photos. We will try again the next time you open this screen.`}
        </p>
      ))}
    </>
  );
};
