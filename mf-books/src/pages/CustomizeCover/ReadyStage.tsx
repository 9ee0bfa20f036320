import { paths, pathTo } from '@scribblepup/kernel';
import { PAGES_PER_BOOK, type FoundBook } from '@scribblepup/library';
import { ButtonLink, Screen } from '@scribblepup/ui';
import type { CoverArt } from '../../cover/art';
import type { CoverDesign } from '../../cover/design';
import { coverLabel, CoverPicture } from './CoverPicture';
import css from './ReadyStage.module.css';

const SAVED = 'The cover is saved with your book.';

const BooksLink = ({ book }: FoundBook) => (
  <ButtonLink to={pathTo(paths.project, { projectId: book.id })} variant="secondary" size="lg">
    My Books
  </ButtonLink>
);

const Complete = (found: FoundBook) => (
  <>
    <p role="status">{SAVED}</p>
    <div className={css.actions}>
      <BooksLink {...found} />
      <ButtonLink to={pathTo(paths.book, { bookId: found.book.id })} size="lg">
        Open the Book
      </ButtonLink>
    </div>
  </>
);

const Incomplete = (found: FoundBook) => {
  const { project, book } = found;
  const count = book.pages.length;
  return (
    <>
      <p role="status">
        {`${SAVED} ${count} of its ${PAGES_PER_BOOK} pages ${count === 1 ? 'is' : 'are'} picked so far.`}
      </p>
      <div className={css.actions}>
        <BooksLink {...found} />
        <ButtonLink
          to={paths.picker}
          state={{ projectId: project.id, number: book.number }}
          size="lg"
        >
          Continue picking
        </ButtonLink>
      </div>
    </>
  );
};

const Sample = () => (
  <>
    <p role="status">This is a sample. Make a book of your own to keep its cover.</p>
    <div className={css.actions}>
      <ButtonLink to={paths.myProjects} size="lg">
        My Books
      </ButtonLink>
    </div>
  </>
);

interface ReadyStageProps {
  readonly art: CoverArt;
  readonly design: CoverDesign;
  /** The book whose cover was saved; null for the sample. */
  readonly found: FoundBook | null;
}

/** Last stage: shows the finished cover. The book may not have all its pages yet. */
export const ReadyStage = ({ art, design, found }: ReadyStageProps) => {
  const isIncomplete = found !== null && !found.book.isCompleted;
  return (
    <Screen title={isIncomplete ? 'Your Cover Is Ready' : 'Your Book Is Ready'} width="narrow">
      <div className={css.ready}>
        <div className={css.picture}>
          <CoverPicture art={art} design={design} label={coverLabel(design)} scale={1} />
        </div>
        {!found && <Sample />}
        {found && (isIncomplete ? <Incomplete {...found} /> : <Complete {...found} />)}
      </div>
    </Screen>
  );
};
