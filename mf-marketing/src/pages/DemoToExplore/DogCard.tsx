import { cx } from '@scribblepup/ui';
import { PagesIcon } from '@scribblepup/ui/art';
import type { DemoDog } from '../../api/responses';
import { SafeImage } from '../../components/SafeImage/SafeImage';
import dogCard from '../../components/dogCard.module.css';
import css from './DemoToExplore.module.css';

interface DogCardProps {
  readonly dog: DemoDog;
  readonly onOpen: () => void;
}

/**
 * A demo dog's picture and name. The button covers the whole card, so that a tap anywhere on it
 * works.
 */
export const DogCard = ({ dog, onOpen }: DogCardProps) => (
  <li className={cx(dogCard.card, css.dog)}>
    <SafeImage
      className={css.picture}
      src={dog.image}
      alt={`${dog.name} the demo dog`}
      width={450}
      height={450}
    />
    <div className={css.caption}>
      <h2 className={css.name}>{dog.name}</h2>
      <button
        type="button"
        className={css.open}
        aria-label={`View ${dog.name}'s sample pages`}
        onClick={onOpen}
      >
        <PagesIcon />
      </button>
    </div>
  </li>
);
