import { paths } from '@scribblepup/kernel';
import { ButtonLink } from '@scribblepup/ui';
import { Section } from './Section';
import css from './Closing.module.css';

export const Closing = () => (
  <Section title="Ready when your pup is" lead="All it takes is one good photo.">
    <div className={css.action}>
      <ButtonLink variant="primary" size="lg" to={paths.createBook}>
        Make your own book
      </ButtonLink>
    </div>
  </Section>
);
