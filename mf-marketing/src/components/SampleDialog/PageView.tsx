import { useEffect, useRef } from 'react';
import { Button } from '@scribblepup/ui';
import { ChevronLeftIcon, PrinterIcon, ChevronRightIcon } from '@scribblepup/ui/art';
import { SafeImage } from '../SafeImage/SafeImage';
import { printImage } from './printImage';
import { pageSize } from './pageSize';
import css from './SampleDialog.module.css';

interface PageViewProps {
  readonly src: string;
  /** Page number, from 1. */
  readonly number: number;
  readonly count: number;
  readonly onPageChange: (number: number) => void;
  readonly onBack: () => void;
}

/**
 * Shows one page enlarged, with buttons to turn the page and to print; the arrow keys turn the page
 * too.
 */
export const PageView = ({ src, number, count, onPageChange, onBack }: PageViewProps) => {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);

  const turn = (step: number) => onPageChange(Math.min(count, Math.max(1, number + step)));

  return (
    <div
      ref={view}
      className={css.view}
      role="group"
      aria-label={`Page ${number} of ${count}`}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') turn(-1);
        if (key === 'ArrowRight') turn(1);
      }}
    >
      <div className={css.tools}>
        <Button variant="secondary" size="sm" onClick={onBack}>
          All pages
        </Button>
        <p className={css.position} aria-live="polite">
          {`Page ${number} of ${count}`}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void printImage(src)}>
          <PrinterIcon /> Print this page
        </Button>
      </div>
      <div className={css.stage}>
        <Button
          variant="secondary"
          aria-label="Previous page"
          aria-disabled={number === 1}
          className={css.turn}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </Button>
        <SafeImage key={src} className={css.large} src={src} alt={`Page ${number}`} {...pageSize} />
        <Button
          variant="secondary"
          aria-label="Next page"
          aria-disabled={number === count}
          className={css.turn}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </Button>
      </div>
    </div>
  );
};
