import { useState } from 'react';
import { saveReview, saveSampleReview } from '@scribblepup/library';
import { Button, Modal, notify } from '@scribblepup/ui';
import { Form, FormRating, FormTextArea, messages, rules } from '@scribblepup/ui/forms';
import type { OrderView } from '../../orders/OrderView';
import { reviewKeyOf } from '../../orders/useOrder';

const schema = rules.object({ rating: rules.rating(), review: rules.required(messages.review) });
const empty = { rating: 0, review: '' };

/** The button and the dialog in which a delivered book is reviewed. */
export const LeaveReview = ({ order }: { readonly order: OrderView }) => {
  const [open, setOpen] = useState(false);

  const save = async (review: typeof empty) => {
    try {
      if (order.isSample) await saveSampleReview(reviewKeyOf(order), review);
      else await saveReview(order.id, review);
      setOpen(false);
      notify.success('Your review is saved on this device.');
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Leave a Review
      </Button>
      <Modal open={open} title="Leave a Review" onClose={() => setOpen(false)}>
        <Form initialValues={empty} schema={schema} onSubmit={save}>
          {({ isSubmitting }) => (
            <>
              <FormRating name="rating" />
              <FormTextArea name="review" label="Review" />
              <Button type="submit" loading={isSubmitting}>
                Rate Now
              </Button>
            </>
          )}
        </Form>
      </Modal>
    </>
  );
};
