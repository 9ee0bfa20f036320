import type { NewEdition } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import { Form, FormTextField, messages, rules, useFormField } from '@scribblepup/ui/forms';
import { useTextHint } from '../../../components/TextHint/useTextHint';
import { MAX_TITLE_NAME } from '../titlePage/limits';
import css from './Editions.module.css';

const schema = rules.object({ name: rules.required(messages.name) });

interface NamedEditionFormProps {
  readonly dogName: string;
  readonly onMake: (edition: NewEdition) => Promise<void>;
}

/** An example of a name; omits the dog's name if the field has no room for it. */
const exampleFor = (dogName: string): string => {
  const example = `Grandma's ${dogName}`;
  return example.length <= MAX_TITLE_NAME ? example : "Grandma's book";
};

const NameField = ({ dogName }: Pick<NamedEditionFormProps, 'dogName'>) => {
  const text = useFormField('name').input.value;
  return (
    <FormTextField
      name="name"
      label="Name on the title"
      maxLength={MAX_TITLE_NAME}
      hint={useTextHint(text, {
        subject: 'A name on the title',
        maxLength: MAX_TITLE_NAME,
        hint: `For example ${exampleFor(dogName)}. The pages stay as they are.`,
      })}
    />
  );
};

/** Form for a copy with another name on its cover and title page. */
export const NamedEditionForm = ({ dogName, onMake }: NamedEditionFormProps) => (
  <Form
    className={css.titled}
    initialValues={{ name: '' }}
    schema={schema}
    onSubmit={({ name }) => onMake({ inscription: { name: name.trim() } })}
  >
    <NameField dogName={dogName} />
    <Button type="submit" variant="secondary">
      Make this copy
    </Button>
  </Form>
);
