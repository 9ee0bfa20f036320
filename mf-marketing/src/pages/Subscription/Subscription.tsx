import { paths } from '@scribblepup/kernel';
import { Showcase } from '../../components/Showcase/Showcase';
import { Steps } from '../../components/Steps/Steps';
import { bookPrice } from '../../content/price';
import css from './Subscription.module.css';

/** /home/subscription: the price, and how it works. */
const Subscription = () => (
  <Showcase
    title={`Turn your dog into a coloring book for ${bookPrice}`}
    lead="One price, paid once, with free shipping included. Here is how it works."
    linkLabel="Next"
    to={paths.getStartedNext}
  >
    <div className={css.steps}>
      <Steps level={2} />
    </div>
  </Showcase>
);

export default Subscription;
