import css from './LegalText.module.css';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly closing?: string;
}

export interface LegalTextProps {
  readonly sections: readonly LegalSection[];
  /** Level of the sections' headings. */
  readonly level: 2 | 3;
}

/** A legal document: headed sections of paragraphs, with a list if a section has points. */
export const LegalText = ({ sections, level }: LegalTextProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={css.text}>
      {sections.map(({ title, paragraphs, points, closing }) => (
        <section key={title} className={css.section}>
          <Heading className={css.title}>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {closing && <p>{closing}</p>}
        </section>
      ))}
    </div>
  );
};
