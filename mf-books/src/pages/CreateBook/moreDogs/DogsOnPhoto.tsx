import { Select } from '@scribblepup/ui';
import { useCreateBook } from '../../../store/createBook';
import { groupsOf, formDogNames } from '../../../store/family';

interface DogsOnPhotoProps {
  readonly label: string;
  /** Indexes of the dogs that the photo shows. */
  readonly shows: readonly number[];
  readonly onChange: (shows: readonly number[]) => void;
}

/** Asks which dogs a photo shows; shown only if the project has several. */
export const DogsOnPhoto = ({ label, shows, onChange }: DogsOnPhotoProps) => {
  const { details, moreDogs } = useCreateBook();
  const groups = groupsOf(formDogNames({ details, moreDogs }));
  if (groups.length < 2) return null;
  return (
    <Select
      label={label}
      value={shows.join()}
      options={groups.map((group) => ({ value: group.shows.join(), label: group.label }))}
      onChange={({ target }) => {
        const chosen = groups.find((group) => group.shows.join() === target.value);
        if (chosen) onChange(chosen.shows);
      }}
    />
  );
};
