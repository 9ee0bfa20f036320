import css from './Problem.module.css';

/** Says what went wrong, where it went wrong, for as long as it matters. */
export const Problem = ({ text }: { readonly text: string }) => (
  <div role="alert">{text && <p className={css.problem}>{text}</p>}</div>
);
