import { useCallback, useState } from 'react';
import { Message } from '@scribblepup/ui';
import { Form, FormTextArea, FormTextField, SubmitButton } from '@scribblepup/ui/forms';
import { FormScreen } from '../../components/FormScreen';
import { contactSchema } from '../../forms/schemas';

const NOT_SENT =
  'Your message is complete, but it was not sent: this form does not send anything yet.';
const emptyMessage = { name: '', email: '', subject: '', message: '' };

const ContactUs = () => {
  const [isComplete, setComplete] = useState(false);
  const clearNotice = useCallback(() => setComplete(false), []);

  return (
    <FormScreen
      title="Contact Us"
      lead="This form does not send anything yet. What you write stays on this page."
    >
      <Form
        initialValues={emptyMessage}
        schema={contactSchema}
        onSubmit={() => setComplete(true)}
        onValuesChange={clearNotice}
      >
        <FormTextField name="name" label="Name" autoComplete="name" />
        <FormTextField name="email" label="Email" type="email" autoComplete="email" />
        <FormTextField name="subject" label="Subject" />
        <FormTextArea name="message" label="Message" rows={6} />
        <Message role="status" text={isComplete ? NOT_SENT : ''} />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </FormScreen>
  );
};

export default ContactUs;
