import { GENERATION_STEP } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import css from './DrawingNews.module.css';

/** Status of the drawing: how many pages are ready, or what went wrong. */
export const DrawingNews = () => {
  const { draw } = usePicker();
  const drawing = usePickerState((state) => state.drawing);
  const ready = usePickerState((state) => Object.keys(state.pages).length);
  const wanted = usePickerState((state) => state.project.generatedCount);

  if (drawing.status === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>{drawing.message}</p>
        <Button size="sm" onClick={draw}>
          Try again
        </Button>
      </div>
    );
  }
  // Announced only at the start and the end of a batch: one message per page would be noise.
  return (
    <p className={css.news} role="status">
      {ready < wanted
        ? `Drawing pages ${wanted - GENERATION_STEP + 1} to ${wanted}`
        : `${wanted} pages are ready`}
    </p>
  );
};
