import type { ReactNode } from 'react';
import { prices } from '@scribblepup/library';
import { Button, Screen } from '@scribblepup/ui';
import { money } from '../../money';
import type { BookArt } from '../../pdf/bookPdf';
import { useDownload } from '../../pdf/useDownload';
import css from './BookDetail.module.css';
import { DownloadNews } from './DownloadNews';

interface BookDetailProps {
  readonly title: string;
  readonly number: number;
  readonly about: string;
  readonly digitalCopies: number;
  readonly printedCopies: number;
  readonly picture: ReactNode;
  readonly loadArt: (signal: AbortSignal) => Promise<BookArt>;
  readonly onSaved?: () => void;
}

/** What there is to know of a book and to do with it. */
export const BookDetail = (props: BookDetailProps) => {
  const { title, number, about, digitalCopies, printedCopies, picture, loadArt, onSaved } = props;
  const { download, start, cancel } = useDownload({ loadArt, number, onSaved });

  return (
    <Screen title={title} lead={about}>
      <div className={css.columns}>
        <div className={css.picture}>{picture}</div>
        <div className={css.facts}>
          <p className={css.price}>{`Print another copy for ${money(prices.anotherCopy)}`}</p>
          <dl className={css.stats}>
            <div className={css.stat}>
              <dt>Digital copies</dt>
              <dd>{digitalCopies}</dd>
            </div>
            <div className={css.stat}>
              <dt>Printed copies</dt>
              <dd>{printedCopies}</dd>
            </div>
          </dl>
          <div className={css.actions}>
            <Button size="lg" loading={download.status === 'working'} onClick={start}>
              Download PDF
            </Button>
            <Button size="lg" variant="secondary" disabled>
              Print a Copy
            </Button>
          </div>
          <DownloadNews download={download} onCancel={cancel} />
        </div>
      </div>
    </Screen>
  );
};
