import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { cx } from '@scribblepup/ui';
import {
  corgi,
  corgiLineArt,
  golden,
  goldenLineArt,
  husky,
  huskyLineArt,
  poodle,
  poodleLineArt,
} from '@scribblepup/ui/art';
import pup from '../../../components/pupCard.module.css';
import { requestedDogState } from '../../DemoToExplore/requestedDog';
import { Section } from './Section';
import css from './Dogs.module.css';

const dogs = [
  {
    name: 'Biscuit',
    breed: 'Golden retriever',
    color: golden,
    line: goldenLineArt,
    ground: css.sun,
  },
  { name: 'Mochi', breed: 'Corgi', color: corgi, line: corgiLineArt, ground: css.peach },
  { name: 'Waffles', breed: 'Poodle', color: poodle, line: poodleLineArt, ground: css.pink },
  { name: 'Koda', breed: 'Husky', color: husky, line: huskyLineArt, ground: css.sky },
];

/** The demo dogs: a dog turns into line art on hover, and a tap opens its pages. */
export const Dogs = () => (
  <Section
    transparent
    title="No photo handy? Borrow a pup."
    lead={
      <>
        <Link to={paths.demoToExplore}>Click here to look through the sample pages</Link> of our
        demo dogs, for free.
      </>
    }
  >
    <ul className={css.dogs}>
      {dogs.map(({ name, breed, color, line, ground }) => (
        <li key={name} className={cx(pup.card, css.dog)}>
          <div className={`${css.picture} ${ground}`}>
            <img src={line.src} width={line.width} height={line.height} alt="" loading="lazy" />
            <img
              className={css.color}
              src={color.src}
              width={color.width}
              height={color.height}
              alt=""
              loading="lazy"
            />
          </div>
          <div className={css.caption}>
            <h3 className={css.name}>
              <Link className={css.link} to={paths.demoToExplore} state={requestedDogState(name)}>
                {name}
              </Link>
            </h3>
            <p className={css.breed}>{breed}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
