import { PawMark, productName } from './brand';
import styles from './Wordmark.module.css';

/** Mark and name side by side, as the header and the footer show them; sized by the font size around it. */
export const Wordmark = () => (
  <span className={styles.wordmark}>
    <PawMark className={styles.mark} />
    <span>{productName}</span>
  </span>
);
