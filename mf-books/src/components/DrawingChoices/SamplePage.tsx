import type { Choices, DogArt } from '@scribblepup/studio';
import { BlobImage } from '../BlobImage';
import css from './DrawingChoices.module.css';
import { useSamplePage } from './useSamplePage';

interface SamplePageProps {
  /** Null until the dog is found in the photo. */
  readonly dog: DogArt | null;
  readonly choices: Choices;
}

/** One page as it will be printed, redrawn with every choice. */
export const SamplePage = ({ dog, choices }: SamplePageProps) => {
  const sample = useSamplePage(dog, choices);
  return (
    <div className={css.sample}>
      {sample.preview && (
        <BlobImage
          blob={sample.preview}
          alt="Sample page with these choices"
          width={425}
          height={550}
        />
      )}
      <p role="status">
        {!dog
          ? 'A sample page appears here once your dog is found.'
          : sample.isFailed
            ? 'The sample page could not be drawn. Your choices are kept.'
            : 'One of your pages with these choices.'}
      </p>
    </div>
  );
};
