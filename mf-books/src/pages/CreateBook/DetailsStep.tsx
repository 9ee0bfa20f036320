import { useState } from 'react';
import { Form, FormSelect, SubmitButton } from '@scribblepup/ui/forms';
import { DogNameField } from '../../components/DogNameField/DogNameField';
import { PhotoTips } from '../../components/PhotoTips/PhotoTips';
import { MIN_LOGO_SIDE, MIN_SIDE } from '../../intake/limits';
import { months } from '../../months';
import { useCreateBook, type CreateBookState, type DogDetails } from '../../store/createBook';
import {
  openPricing,
  searchAgain,
  setChosenDogs,
  setDetails,
  setEditing,
  setImage,
  setImageToCrop,
  setLogo,
  setLogoToCrop,
  setMarks,
  setShows,
} from '../../store/createBookActions';
import { missingPhotosMessage } from '../../store/family';
import { setMoreDogs } from '../../store/moreDogs';
import { isAmongMorePhotos } from '../../store/morePhotos';
import { waitForOpenings } from '../../store/openings';
import { Cutout } from './Cutout';
import { detailsSchema, detailsValues } from './detailsSchema';
import { FormPictureField } from './FormPictureField';
import { MissingPhotos } from './moreDogs/MissingPhotos';
import { MoreDogs } from './moreDogs/MoreDogs';
import { DogsOnPhoto } from './moreDogs/DogsOnPhoto';
import { MorePhotos } from './morePhotos/MorePhotos';
import { RefillForm } from './RefillForm';
import css from './DetailsStep.module.css';

/** Stores what is typed, even when the visitor leaves the form without submitting it. */
const rememberDogs = ({
  name,
  born_month,
  moreDogs,
}: DogDetails & Pick<CreateBookState, 'moreDogs'>): void => {
  setDetails({ name, born_month });
  setMoreDogs(moreDogs);
};

/** Step 1: the dog's details and its photo. */
export const DetailsStep = () => {
  const state = useCreateBook();
  const { image, imageToCrop, logoToCrop, morePhotos, shows } = state;
  const [isMissingShown, setIsMissingShown] = useState(false);
  const values = detailsValues(state);

  return (
    <Form
      initialValues={values}
      schema={detailsSchema}
      onValuesChange={rememberDogs}
      onSubmit={async () => {
        // A picture that was still being opened now waits for its crop, or shows why it is refused.
        if (await waitForOpenings()) return;
        const isMissing = missingPhotosMessage(state) !== undefined;
        setIsMissingShown(isMissing);
        if (!isMissing) openPricing();
      }}
      className={css.form}
    >
      {({ setValues }) => (
        <>
          <RefillForm values={values} setValues={setValues} />
          <div className={css.columns}>
            <div className={css.column}>
              <DogNameField name="name" label="Dog Name" />
              <FormSelect
                name="born_month"
                label="Birth Month"
                options={months}
                placeholder="Select month"
              />
              <FormPictureField
                kind="logo"
                name="logo"
                label="Logo (optional)"
                minSide={MIN_LOGO_SIDE}
                onPick={setLogo}
                pictureToCrop={logoToCrop}
                onCrop={setLogoToCrop}
              />
              <PhotoTips />
            </div>
            <div className={css.column}>
              <FormPictureField
                kind="photo"
                name="image"
                label="Photo"
                minSide={MIN_SIDE}
                onPick={setImage}
                pictureToCrop={imageToCrop}
                onCrop={setImageToCrop}
                isDuplicate={isAmongMorePhotos}
                acceptsPaste={image === null}
              />
              <Cutout
                photo={state}
                onMark={setMarks}
                onChooseDogs={setChosenDogs}
                onRetry={searchAgain}
                onEditing={setEditing}
              />
              <MoreDogs />
              {image && (
                <DogsOnPhoto label="Who is on this photo?" shows={shows} onChange={setShows} />
              )}
              {(image !== null || morePhotos.length > 0) && <MorePhotos />}
            </div>
          </div>
          {isMissingShown && <MissingPhotos />}
          <div className={css.actions}>
            <SubmitButton size="lg">Next</SubmitButton>
          </div>
        </>
      )}
    </Form>
  );
};
