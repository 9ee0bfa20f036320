import { MAX_GENERATED_PAGES } from '@scribblepup/library';
import { Button, FieldError } from '@scribblepup/ui';
import { Form, messages, rules } from '@scribblepup/ui/forms';
import { DogNameField } from '../../components/DogNameField/DogNameField';
import { DrawingChoices } from '../../components/DrawingChoices/DrawingChoices';
import { Preview } from '../../components/Preview/Preview';
import { useRemovalFocus } from '../../focus/useRemovalFocus';
import { useCreateBook } from '../../store/createBook';
import { missingPhotosMessage } from '../../store/family';
import { lastCutout } from '../../store/photoOnForm';
import {
  goToStep,
  openPricing,
  setDetails,
  setDrawing,
  setImage,
  setLogo,
} from '../../store/createBookActions';
import { removeMorePhoto } from '../../store/morePhotos';
import { MissingPhotos } from './moreDogs/MissingPhotos';
import { RefillForm } from './RefillForm';
import css from './GenerateStep.module.css';

const schema = rules.object({ name: rules.required(messages.dogName) });

/** Step 2: reviews what was uploaded, then starts the drawing. */
export const GenerateStep = () => {
  const state = useCreateBook();
  const { details, image, logo, moreDogs, morePhotos, drawing, cutout } = state;
  const pictures = [image, logo, ...morePhotos].filter((picture) => picture !== null);
  const { list, fallback, onRemove } = useRemovalFocus<HTMLDivElement, HTMLButtonElement>(
    pictures.length,
  );
  const removing = (remove: () => void) => (): void => {
    onRemove();
    remove();
  };

  return (
    <Form
      initialValues={details}
      schema={schema}
      className={css.form}
      onValuesChange={setDetails}
      onSubmit={() => {
        if (image && missingPhotosMessage(state) === undefined) openPricing();
      }}
    >
      {({ submitCount, setValues }) => (
        <>
          <RefillForm values={details} setValues={setValues} />
          <DogNameField name="name" label="Dog Name" />
          <p>{`Press the Generate button to generate up to ${MAX_GENERATED_PAGES} images of your ${moreDogs.length > 0 ? 'dogs' : 'dog'}.`}</p>
          <div ref={list} className={css.previews}>
            {image && (
              <Preview
                name={morePhotos.length > 0 ? 'photo 1' : 'photo'}
                picture={image.preview}
                onRemove={removing(() => setImage(null))}
              />
            )}
            {morePhotos.map((photo, i) => (
              <Preview
                key={photo.id}
                name={`photo ${i + 2}`}
                picture={photo.image.preview}
                onRemove={removing(() => removeMorePhoto(photo.id))}
              />
            ))}
            {logo && (
              <Preview
                name="logo"
                picture={logo.preview}
                onRemove={removing(() => setLogo(null))}
              />
            )}
          </div>
          {!image && <FieldError error={submitCount > 0 ? messages.image : undefined} />}
          {image && submitCount > 0 && <MissingPhotos />}
          {!image && <p>The photo is missing. Go back to choose one.</p>}
          <DrawingChoices
            drawing={drawing}
            onChange={setDrawing}
            dog={lastCutout(cutout)?.dog ?? null}
            details={details}
          />
          <div className={css.actions}>
            <Button ref={fallback} variant="secondary" size="lg" onClick={() => goToStep(1)}>
              Back
            </Button>
            <Button type="submit" size="lg">
              Generate
            </Button>
          </div>
        </>
      )}
    </Form>
  );
};
