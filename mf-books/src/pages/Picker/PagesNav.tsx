import { GENERATION_STEP } from '@scribblepup/library';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import css from './PagesNav.module.css';

/** Navigation between the groups of 25 pages. */
export const PagesNav = () => {
  const { actions } = usePicker();
  const shown = usePickerState((state) => state.shown);
  const count = usePickerState((state) => state.project.generatedCount / GENERATION_STEP);

  // The pages of one photo are few, so they are shown together.
  const isFiltered = usePickerState((state) => state.shownPhoto !== null);
  if (isFiltered) return null;
  return (
    <nav className={css.nav} aria-label="Pages">
      {Array.from({ length: count }, (_, part) => {
        const [first, last] = [part * GENERATION_STEP + 1, (part + 1) * GENERATION_STEP];
        return (
          <button
            key={part}
            type="button"
            className={css.part}
            aria-label={`Pages ${first}–${last}`}
            aria-current={part === shown ? 'page' : undefined}
            onClick={() => actions.show(part)}
          >
            {`${first}–${last}`}
          </button>
        );
      })}
    </nav>
  );
};
