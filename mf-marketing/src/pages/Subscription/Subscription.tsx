import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { Button, Screen } from '@scribblepup/ui';
import { Steps } from '../../components/Steps/Steps';
import { bookPrice } from '../../content/price';
import css from './Subscription.module.css';

/** /home/subscription: what it costs and how it works. */
const Subscription = () => {
  const navigate = useNavigate();
  return (
    <Screen
      title={`Turn your dog into a coloring book for ${bookPrice}`}
      lead="One price, one time, free shipping included. Here is how it works."
      width="wide"
    >
      <Steps level={2} />
      <div className={css.onward}>
        <Button variant="primary" size="lg" onClick={() => void navigate(paths.getStartedNext)}>
          Next
        </Button>
      </div>
    </Screen>
  );
};

export default Subscription;
