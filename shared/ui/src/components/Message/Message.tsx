import css from './Message.module.css';

export interface MessageProps {
  /** `alert` for errors, `status` for other information. */
  readonly role: 'alert' | 'status';
  /**
   * Nothing is visible while it is empty; the element stays, so that a screen reader announces the
   * next text.
   */
  readonly text: string;
}

/** Shows an outcome where it happened, for as long as it matters. */
export const Message = ({ role, text }: MessageProps) => (
  <div role={role} className={css.place}>
    {text && <p className={css[role]}>{text}</p>}
  </div>
);
