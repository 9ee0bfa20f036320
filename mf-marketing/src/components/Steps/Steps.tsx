import { steps } from '../../content/steps';
import css from './Steps.module.css';

/** The four steps, as a numbered list of cards. `level` is the level of their headings. */
export const Steps = ({ level }: { readonly level: 2 | 3 }) => {
  const Heading = `h${level}` as const;
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text, Picture }) => (
        <li key={title} className={css.step}>
          <Picture className={css.picture} />
          <Heading className={css.title}>{title}</Heading>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
};
