import { Button } from '@scribblepup/ui';
import { startOver } from '../../store/createBookActions';
import css from './Restored.module.css';

/** Says why the form is not empty, and offers to clear it. */
export const Restored = () => (
  <div className={css.note} role="status">
    <span>This is what you entered before.</span>
    <Button variant="quiet" size="sm" onClick={startOver}>
      Start over
    </Button>
  </div>
);
