import { useState } from 'react';
import { Button } from '@scribblepup/ui';
import { Form, FormSelect, FormTextField, messages, rules } from '@scribblepup/ui/forms';
import { useMissingLetters } from '../../components/MissingLetters/useMissingLetters';
import { PhotoTips } from '../../components/PhotoTips/PhotoTips';
import { MIN_LOGO_SIDE, MIN_SIDE } from '../../intake/limits';
import { months } from '../../months';
import { useCreateBook } from '../../store/createBook';
import {
  openPricing,
  searchAgain,
  setChosenDogs,
  setDetails,
  setEditing,
  setImage,
  setLogo,
  setMarks,
} from '../../store/createBookActions';
import { missingPhotos } from '../../store/family';
import { setShows } from '../../store/moreDogs';
import { isAmongMorePhotos } from '../../store/morePhotos';
import { lookAhead } from '../../store/lookAhead';
import { Cutout } from './Cutout';
import { FormPictureField } from './FormPictureField';
import { MissingPhotos } from './moreDogs/MissingPhotos';
import { MoreDogs } from './moreDogs/MoreDogs';
import { WhoIsOn } from './moreDogs/WhoIsOn';
import { MorePhotos } from './morePhotos/MorePhotos';
import { Refill } from './Refill';
import { Remember } from './Remember';
import css from './DetailsStep.module.css';

const schema = rules.object({
  name: rules.required(messages.dogName),
  born_month: rules.required(messages.bornMonth),
  image: rules.file(messages.image),
  moreDogs: rules.listOf(
    rules.object({
      name: rules.required(messages.dogName),
      born_month: rules.required(messages.bornMonth),
    }),
  ),
});

/** Step 1: the dog's details and its photo. */
export const DetailsStep = () => {
  const state = useCreateBook();
  const { details, moreDogs, image, logo, shows } = state;
  const [isMissingShown, setIsMissingShown] = useState(false);
  const missingLetters = useMissingLetters(details.name);
  const values = { ...details, image, logo, moreDogs };

  return (
    <Form
      initialValues={values}
      schema={schema}
      onSubmit={() => {
        const isMissing = missingPhotos(state) !== undefined;
        setIsMissingShown(isMissing);
        if (!isMissing) openPricing();
      }}
      className={css.form}
    >
      {({ setValues }) => (
        <>
          <Refill values={values} setValues={setValues} />
          <Remember onChange={setDetails} />
          <div className={css.columns}>
            <div className={css.column}>
              <FormTextField
                name="name"
                label="Dog Name"
                autoComplete="off"
                maxLength={40}
                hint={missingLetters}
              />
              <FormSelect
                name="born_month"
                label="Birth Month"
                options={months}
                placeholder="Select month"
              />
              <FormPictureField
                what="logo"
                name="logo"
                label="Logo (optional)"
                minSide={MIN_LOGO_SIDE}
                onPick={setLogo}
              />
              <div className={css.tips}>
                <PhotoTips />
              </div>
              <MoreDogs />
            </div>
            <div className={css.column}>
              <FormPictureField
                what="photo"
                name="image"
                label="Photo"
                minSide={MIN_SIDE}
                onPick={setImage}
                onFrame={lookAhead}
                isTwice={isAmongMorePhotos}
                takesPaste={image === null}
              />
              <Cutout
                photo={state}
                onMark={setMarks}
                onChooseDogs={setChosenDogs}
                onRetry={searchAgain}
                onEditing={setEditing}
              />
              {image && <WhoIsOn label="Who is on this photo?" shows={shows} onChange={setShows} />}
              {image && <MorePhotos />}
            </div>
          </div>
          {isMissingShown && <MissingPhotos />}
          <div className={css.actions}>
            <Button type="submit" size="lg">
              Next
            </Button>
          </div>
        </>
      )}
    </Form>
  );
};
