import { PawMark } from '@scribblepup/ui/art';
import { cx } from '@scribblepup/ui';
import type { CoverView } from '../../orders/OrderView';
import { StoredPicture } from './StoredPicture';
import css from './BookCover.module.css';

interface BookCoverProps {
  readonly cover: CoverView;
  readonly dogName: string;
}

/** The front of a book. Hidden from screen readers, because the name is next to it. */
export const BookCover = ({ cover, dogName }: BookCoverProps) => {
  const plain = <PlainCover dogName={dogName} />;
  return (
    <div className={css.book} aria-hidden="true">
      {cover.kind === 'stored' && (
        <StoredPicture className={css.stored} picture={cover.picture} fallback={plain} />
      )}
      {cover.kind === 'plain' && plain}
      {cover.kind === 'drawn' && (
        <div className={cx(css.front, css[cover.tone])}>
          <CoverTitle dogName={dogName} />
          <img {...cover.dog.picture} className={css.dog} alt="" loading="lazy" />
        </div>
      )}
    </div>
  );
};

const PlainCover = ({ dogName }: { readonly dogName: string }) => (
  <div className={cx(css.front, css.sun)}>
    <CoverTitle dogName={dogName} />
    <PawMark className={css.paw} />
  </div>
);

/** Names with more letters than this get a smaller font size. */
const LONG_NAME = 12;

const CoverTitle = ({ dogName }: { readonly dogName: string }) => (
  <>
    <span className={cx(css.name, dogName.length > LONG_NAME && css.long)}>{dogName}</span>
    <span className={css.kind}>Coloring Book</span>
  </>
);
