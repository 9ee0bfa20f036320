import { useId, useState } from 'react';
import { dogNames, updateProject, type Project } from '@scribblepup/library';
import { Button, Modal, notify, useMountedRef } from '@scribblepup/ui';
import { Form, messages, rules } from '@scribblepup/ui/forms';
import { CloseOnBack } from '../../components/CloseOnBack/CloseOnBack';
import { DogNameField } from '../../components/DogNameField/DogNameField';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { useFocusOnOpen } from '../../focus/useFocusOnOpen';
import { redrawAfterRename, removePages } from '../../services/redraw';
import { withNames } from '../../services/rename';
import { failureHandler } from '../../failureHandler';
import { visitorMessage } from '../../visitorMessage';

const name = rules.required(messages.dogName);
const schema = rules.object({ name, others: rules.arrayOf(rules.object({ name })) });

const NOT_RENAMED = 'The new name could not be saved. Please try again.';

interface Names {
  readonly name: string;
  /** The names of the dogs after the first. */
  readonly others: readonly { readonly name: string }[];
}

export interface RenameDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Renames a project; pages and covers that carry the old name are redrawn in the background. */
export const RenameDialog = ({ project, onClose }: RenameDialogProps) => {
  const id = useId();
  const firstField = useFocusOnOpen();
  const isMounted = useMountedRef();
  const [failure, setFailure] = useState<unknown>(null);

  const { companions = [] } = project.choices;

  const rename = async ({ name: first, others }: Names): Promise<void> => {
    const otherNames = others.map((other) => other.name.trim());
    const isSame =
      first.trim() === project.dogName && companions.every((dog, i) => dog.name === otherNames[i]);
    if (isSame) return onClose();
    try {
      const pages = await removePages(project);
      await updateProject(project.id, (stored) =>
        withNames(stored, [
          first.trim() === project.dogName ? stored.dogName : first.trim(),
          // Another tab may have renamed the dogs whose names were not changed here.
          ...otherNames.map((name, i) => (name === companions[i]?.name ? undefined : name)),
        ]),
      );
      // The visitor may have closed this dialog, and opened that of another project.
      if (isMounted.current) onClose();
      redrawAfterRename(project, pages).catch(failureHandler('redraw'));
    } catch (error) {
      failureHandler('rename')(error);
      if (isMounted.current) setFailure(error);
      else notify.error(visitorMessage(error) ?? NOT_RENAMED);
    }
  };

  return (
    <Modal
      open
      title={`Rename ${dogNames(project)}`}
      size="sm"
      onClose={onClose}
      actions={
        <Button type="submit" form={id}>
          Update
        </Button>
      }
    >
      <CloseOnBack onClose={onClose} />
      {failure !== null && <ErrorNote error={failure} />}
      <Form
        id={id}
        initialValues={{ name: project.dogName, others: companions }}
        schema={schema}
        onSubmit={rename}
      >
        <DogNameField
          ref={firstField}
          name="name"
          label="Dog Name"
          hint="Pages and covers that carry the name are drawn again."
        />
        {companions.map((_, i) => (
          <DogNameField key={i} name={`others.${i}.name`} label={`Name of dog ${i + 2}`} />
        ))}
      </Form>
    </Modal>
  );
};
