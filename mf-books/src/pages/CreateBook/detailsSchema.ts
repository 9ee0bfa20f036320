import { messages, rules } from '@scribblepup/ui/forms';
import type { CreateBookState } from '../../store/createBook';
import { missingPhotosMessage } from '../../store/family';

const dogFields = {
  name: rules.required(messages.dogName),
  born_month: rules.required(messages.bornMonth),
};

/** The rules of step 1. */
export const detailsSchema = rules.object({
  ...dogFields,
  image: rules.file(messages.image),
  moreDogs: rules.arrayOf(rules.object(dogFields)),
});

/** The values of step 1's form. */
export const detailsValues = ({ details, moreDogs, image, logo }: CreateBookState) => ({
  ...details,
  image,
  logo,
  moreDogs,
});

/** True if step 1 would let the visitor go on to step 2. */
export const areDetailsComplete = (state: CreateBookState): boolean =>
  detailsSchema.isValidSync(detailsValues(state)) && missingPhotosMessage(state) === undefined;
