import { currentBook, PAGES_PER_BOOK } from '@scribblepup/library';
import { BlobImage } from '../../components/BlobImage';
import { usePickerState } from '../../picker/PickerContext';
import css from './Thumbnails.module.css';

/** Maximum number of picks shown. */
const MAX_SHOWN = 10;

/**
 * Thumbnails of the latest picks. Hidden from screen readers, for which the counter is enough.
 */
export const Thumbnails = () => {
  const selected = usePickerState((state) => currentBook(state.project).pages);
  const pages = usePickerState((state) => state.pages);

  return (
    <ul className={css.list} aria-hidden="true">
      {selected.slice(-MAX_SHOWN).map((id) => {
        const ready = pages[id];
        return (
          <li key={id} className={css.thumbnail}>
            {ready && <BlobImage blob={ready.preview} alt="" />}
          </li>
        );
      })}
      {selected.length < PAGES_PER_BOOK && <li className={css.empty} />}
    </ul>
  );
};
