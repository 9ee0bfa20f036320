import { PawMark, productName } from './brand';
import styles from './Wordmark.module.css';

/**
 * Mark and name side by side, for the header and the footer; scales with the surrounding font size.
 */
export const Wordmark = () => (
  <span className={styles.wordmark}>
    <PawMark className={styles.mark} />
    <span>{productName}</span>
  </span>
);
