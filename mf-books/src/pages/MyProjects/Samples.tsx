import { paths, pathTo } from '@scribblepup/kernel';
import { beagleLineArt, corgiLineArt, frenchieLineArt, goldenLineArt } from '@scribblepup/ui/art';
import { BookCard } from '../../components/BookCard/BookCard';
import { CardGrid } from '../../components/CardGrid';
import { sampleProjects } from '../../data/samples';
import css from './Samples.module.css';

const pictures = [goldenLineArt, corgiLineArt, beagleLineArt, frenchieLineArt];

/** Sample projects, to show what this screen looks like with books in it. */
export const Samples = () => (
  <section aria-labelledby="samples">
    <h2 className={css.title} id="samples">
      Samples
    </h2>
    <CardGrid label="Sample projects">
      {sampleProjects.map(({ id, name }, index) => (
        <BookCard
          key={id}
          level={3}
          title={name}
          to={pathTo(paths.project, { projectId: id })}
          picture={<img {...pictures[index % pictures.length]} alt="" />}
          text="Sample"
        />
      ))}
    </CardGrid>
  </section>
);
