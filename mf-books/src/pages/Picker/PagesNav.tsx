import { GENERATION_STEP } from '@scribblepup/library';
import { usePicker, usePickerState } from '../../picker/PickerContext';
import css from './PagesNav.module.css';

/** Navigation between the groups of 25 pages. */
export const PagesNav = () => {
  const { actions } = usePicker();
  const shownGroup = usePickerState((state) => state.shownGroup);
  const count = usePickerState((state) => state.project.generatedCount / GENERATION_STEP);

  // The pages of one photo are few, so they are shown together.
  const isFiltered = usePickerState((state) => state.shownPhoto !== null);
  if (isFiltered) return null;
  return (
    <nav className={css.nav} aria-label="Pages">
      {Array.from({ length: count }, (_, group) => {
        const [first, last] = [group * GENERATION_STEP + 1, (group + 1) * GENERATION_STEP];
        return (
          <button
            key={group}
            type="button"
            className={css.group}
            aria-label={`Pages ${first}–${last}`}
            aria-current={group === shownGroup ? 'page' : undefined}
            onClick={() => actions.showGroup(group)}
          >
            {`${first}–${last}`}
          </button>
        );
      })}
    </nav>
  );
};
