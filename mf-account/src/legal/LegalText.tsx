import css from './LegalText.module.css';

export interface LegalSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly closing?: string;
}

/** A legal document: headed sections of paragraphs, with a list if a section has points. */
export const LegalText = ({ sections }: { readonly sections: readonly LegalSection[] }) => (
  <div className={css.text}>
    {sections.map(({ title, paragraphs, points, closing }) => (
      <section key={title} className={css.section}>
        <h2 className={css.title}>{title}</h2>
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
