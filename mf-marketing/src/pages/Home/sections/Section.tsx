import { useId, type ReactNode } from 'react';
import { cx } from '@scribblepup/ui';
import css from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** True to let the background of the site's main area show. */
  readonly transparent?: boolean;
  readonly children: ReactNode;
}

/** A full-width band of the landing page, with a centered heading. */
export const Section = ({ title, lead, transparent = false, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={cx(css.section, !transparent && css.plain)} aria-labelledby={id}>
      <div className={css.column}>
        <div className={css.head}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
};
