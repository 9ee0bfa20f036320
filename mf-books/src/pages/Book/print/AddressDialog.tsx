import { useId } from 'react';
import { Button, Modal } from '@scribblepup/ui';
import { Form, FormTextField, messages, rules } from '@scribblepup/ui/forms';
import { CloseOnBack } from '../../../components/CloseOnBack/CloseOnBack';
import { useFocusOnOpen } from '../../../focus/useFocusOnOpen';

const schema = rules.object({ address: rules.required(messages.address) });

interface AddressDialogProps {
  readonly open: boolean;
  /** The address entered before. */
  readonly address: string;
  readonly onClose: () => void;
  readonly onContinue: (address: string) => void;
}

const AddressField = () => (
  <FormTextField
    ref={useFocusOnOpen()}
    name="address"
    label="Address"
    autoComplete="street-address"
  />
);

/** First dialog of printing: asks for the address. */
export const AddressDialog = ({
  open,
  address: before,
  onClose,
  onContinue,
}: AddressDialogProps) => {
  const id = useId();
  return (
    <Modal
      open={open}
      title="Print a Copy"
      size="sm"
      onClose={onClose}
      actions={
        <Button type="submit" form={id}>
          Continue
        </Button>
      }
    >
      <CloseOnBack onClose={onClose} />
      <Form
        id={id}
        initialValues={{ address: before }}
        schema={schema}
        onSubmit={({ address }) => onContinue(address)}
      >
        <AddressField />
      </Form>
    </Modal>
  );
};
