import css from './ErrorNote.module.css';

/** Says how many stored projects cannot be read, and that they are not lost. */
export const UnreadableNote = ({ count }: { readonly count: number }) => (
  <p className={css.note} role="status">
    {`The books of ${count === 1 ? 'one more dog' : `${count} more dogs`} are saved on this device, but this version of the site cannot read them. They are left unchanged, and “Export My Data” in Settings saves them with the rest.`}
  </p>
);
