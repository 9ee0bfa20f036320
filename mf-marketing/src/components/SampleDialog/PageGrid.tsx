import { SafeImage } from '../SafeImage/SafeImage';
import { pageSize } from './pageSize';
import css from './SampleDialog.module.css';

interface PageGridProps {
  readonly dogName: string;
  readonly pages: readonly string[];
  /** Index of the page that was enlarged last, whose button gets the focus; null if none was. */
  readonly lastOpened: number | null;
  readonly onOpen: (index: number) => void;
}

const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Grid of all pages; each is a button that enlarges it. */
export const PageGrid = ({ dogName, pages, lastOpened, onOpen }: PageGridProps) => (
  <>
    <p className={css.lead}>
      All of them were drawn from {dogName}'s picture. Tap a page to enlarge it.
    </p>
    <ul className={css.grid}>
      {pages.map((src, index) => (
        <li key={src}>
          <button
            ref={index === lastOpened ? focus : undefined}
            type="button"
            className={css.page}
            aria-label={`Page ${index + 1}`}
            onClick={() => onOpen(index)}
          >
            <SafeImage src={src} alt="" loading="lazy" decoding="async" {...pageSize} />
          </button>
        </li>
      ))}
    </ul>
  </>
);
