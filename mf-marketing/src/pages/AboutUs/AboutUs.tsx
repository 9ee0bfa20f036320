import { Screen } from '@scribblepup/ui';
import { story } from './story';
import css from './AboutUs.module.css';

/** /about-us: the founders' story, as text only. */
const AboutUs = () => (
  <Screen title="About Us" lead={story.lead}>
    <div className={css.story}>
      {story.chapters.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2 className={css.heading}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  </Screen>
);

export default AboutUs;
