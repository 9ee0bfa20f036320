import type { ReactNode } from 'react';
import type { Path } from '@scribblepup/kernel';
import { CallToAction } from '../CallToAction/CallToAction';
import css from './Showcase.module.css';

interface ShowcaseProps {
  readonly title: string;
  readonly lead: string;
  /** Label of the button to the next screen. */
  readonly linkLabel: string;
  readonly to: Path;
  readonly children: ReactNode;
}

/** A screen with a centered heading, its content, and one button to the next screen. */
export const Showcase = ({ title, lead, linkLabel, to, children }: ShowcaseProps) => (
  <div className={css.showcase}>
    <h1 className={css.title}>{title}</h1>
    <p className={css.lead}>{lead}</p>
    {children}
    <CallToAction size="lg" className={css.onward} to={to}>
      {linkLabel}
    </CallToAction>
  </div>
);
