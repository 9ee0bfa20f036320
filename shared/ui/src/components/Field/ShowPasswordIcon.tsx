import css from './Field.module.css';

/** An eye; crossed out when pressing it hides the password. */
export const ShowPasswordIcon = ({ crossed }: { readonly crossed: boolean }) => (
  <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 20 20 4" />}
  </svg>
);
