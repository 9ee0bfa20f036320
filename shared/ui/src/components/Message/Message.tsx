import css from './Message.module.css';

export interface MessageProps {
  /** `alert` for what went wrong, `status` for what is so. */
  readonly role: 'alert' | 'status';
  /** Nothing shows while it is empty; the place is there, so that a screen reader hears what comes. */
  readonly text: string;
}

/** Tells the outcome where it happened, for as long as it matters. */
export const Message = ({ role, text }: MessageProps) => (
  <div role={role} className={css.place}>
    {text && <p className={css[role]}>{text}</p>}
  </div>
);
