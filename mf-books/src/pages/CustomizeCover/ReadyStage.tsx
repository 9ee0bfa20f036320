import { paths, pathTo } from '@scribblepup/kernel';
import { ButtonLink, Screen } from '@scribblepup/ui';
import type { CoverArt } from '../../cover/art';
import type { CoverDesign } from '../../cover/design';
import { CoverPicture } from './CoverPicture';
import css from './ReadyStage.module.css';

interface ReadyStageProps {
  readonly art: CoverArt;
  readonly design: CoverDesign;
  /** Absent for the sample. */
  readonly bookId?: string;
}

/** Last stage: shows the finished cover. */
export const ReadyStage = ({ art, design, bookId }: ReadyStageProps) => (
  <Screen title="Your Book Is Ready" width="narrow">
    <div className={css.ready}>
      <div className={css.picture}>
        <CoverPicture
          art={art}
          design={design}
          label={`Cover with the title ${design.title}`}
          scale={1}
        />
      </div>
      <p role="status">
        {bookId
          ? 'The cover is saved with your book.'
          : 'This is a sample. Make a book of your own to keep its cover.'}
      </p>
      <div className={css.actions}>
        <ButtonLink
          to={bookId ? pathTo(paths.project, { projectId: bookId }) : paths.myProjects}
          variant={bookId ? 'secondary' : 'primary'}
          size="lg"
        >
          My Books
        </ButtonLink>
        {bookId && (
          <ButtonLink to={pathTo(paths.book, { bookId })} size="lg">
            Open the Book
          </ButtonLink>
        )}
      </div>
    </div>
  </Screen>
);
