import { useId, useState } from 'react';
import { updateProject, type Project } from '@scribblepup/library';
import { Button, Modal } from '@scribblepup/ui';
import { Form, FormTextField, messages, rules } from '@scribblepup/ui/forms';
import { ErrorNote } from '../../components/ErrorNote/ErrorNote';
import { redrawNamed } from '../../services/redraw';
import { failedAt } from '../../failedAt';

const schema = rules.object({ name: rules.required(messages.dogName) });

interface RenameDialogProps {
  readonly project: Project;
  readonly onClose: () => void;
}

/** Renames a project; pages and covers that carry the old name are redrawn in the background. */
export const RenameDialog = ({ project, onClose }: RenameDialogProps) => {
  const id = useId();
  const [failure, setFailure] = useState<unknown>(null);

  const rename = async ({ name }: { readonly name: string }): Promise<void> => {
    try {
      await updateProject(project.id, { dogName: name.trim() });
      onClose();
      redrawNamed(project.id, project.dogName).catch(failedAt('redraw'));
    } catch (error) {
      failedAt('rename')(error);
      setFailure(error);
    }
  };

  return (
    <Modal
      open
      title={`Rename ${project.dogName}`}
      size="sm"
      onClose={onClose}
      actions={
        <Button type="submit" form={id}>
          Update
        </Button>
      }
    >
      {failure !== null && <ErrorNote error={failure} />}
      <Form id={id} initialValues={{ name: project.dogName }} schema={schema} onSubmit={rename}>
        <FormTextField
          name="name"
          label="Dog Name"
          maxLength={40}
          hint="Pages and covers that carry the name are drawn again."
        />
      </Form>
    </Modal>
  );
};
