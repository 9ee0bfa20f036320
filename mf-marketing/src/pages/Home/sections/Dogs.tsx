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
import dogCard from '../../../components/dogCard.module.css';
import { requestedDogState } from '../../DemoToExplore/requestedDog';
import { Section } from './Section';
import css from './Dogs.module.css';

const dogs = [
  {
    name: 'Biscuit',
    breed: 'Golden retriever',
    color: golden,
    lines: goldenLineArt,
    background: css.sun,
  },
  { name: 'Mochi', breed: 'Corgi', color: corgi, lines: corgiLineArt, background: css.peach },
  { name: 'Waffles', breed: 'Poodle', color: poodle, lines: poodleLineArt, background: css.pink },
  { name: 'Koda', breed: 'Husky', color: husky, lines: huskyLineArt, background: css.sky },
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
      {dogs.map(({ name, breed, color, lines, background }) => (
        <li key={name} className={cx(dogCard.card, css.dog)}>
          <div className={cx(css.picture, background)}>
            <img src={lines.src} width={lines.width} height={lines.height} alt="" loading="lazy" />
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
