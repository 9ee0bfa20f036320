import { gallery, galleryPageSize } from '../../../content/gallery';
import { Section } from './Section';
import css from './RealPages.module.css';

/** Pages that the engine drew of the demo dogs; on hover, the whole page is colored in. */
export const RealPages = () => (
  <Section
    title="Your dog, page after page"
    lead="At the beach, on the moon or in the bathtub: every one of these pages was drawn from a single picture."
  >
    <ul className={css.pages}>
      {gallery.map(({ name, lines, colored }) => (
        <li key={name} className={css.page}>
          <img src={lines} alt={name} loading="lazy" {...galleryPageSize} />
          <img className={css.colored} src={colored} alt="" loading="lazy" {...galleryPageSize} />
        </li>
      ))}
    </ul>
  </Section>
);
