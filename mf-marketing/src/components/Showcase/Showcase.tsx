import { useEffect, type ReactNode } from 'react';
import { Button } from '@scribblepup/ui';
import { productName } from '@scribblepup/ui/art';
import css from './Showcase.module.css';

interface ShowcaseProps {
  readonly title: string;
  readonly lead: string;
  /** Name of the one button that leads on. */
  readonly onward: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/** A screen with a centred heading, one thing to look at, and one way on. */
export const Showcase = ({ title, lead, onward, onNext, children }: ShowcaseProps) => {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);

  return (
    <div className={css.showcase}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children}
      <Button variant="primary" size="lg" className={css.onward} onClick={onNext}>
        {onward}
      </Button>
    </div>
  );
};
