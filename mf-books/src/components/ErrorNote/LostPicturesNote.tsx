import { dogNames, type Project } from '@scribblepup/library';
import { formatList } from '../../formatList';
import css from './ErrorNote.module.css';

/** Names the dogs whose photo, logo or cover the browser lost, and says what is still there. */
export const LostPicturesNote = ({ projects }: { readonly projects: readonly Project[] }) => (
  <p className={css.note} role="status">
    {`This browser lost a picture of ${formatList(projects.map(dogNames))}: a photo, a logo or a cover. Books and picks are still here. A saved copy brings the picture back.`}
  </p>
);
