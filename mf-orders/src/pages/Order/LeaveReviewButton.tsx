import { useCallback, useState } from 'react';
import { saveReview, saveSampleReview } from '@scribblepup/library';
import { Button, Message, Modal, notify, useMountedRef } from '@scribblepup/ui';
import {
  Form,
  FormRating,
  FormTextArea,
  messages,
  rules,
  SubmitButton,
} from '@scribblepup/ui/forms';
import type { OrderView } from '../../orders/OrderView';
import { reviewKeyOf } from '../../orders/useOrder';
import { failureHandler } from '../../failureHandler';
import { visitorMessage } from '../../visitorMessage';
import { useFocusHeadingOnUnmount } from '../../focus/useFocusHeadingOnUnmount';
import { clearReviewDraft, saveReviewDraft, reviewDraft, type ReviewDraft } from './reviewDraft';

const schema = rules.object({ rating: rules.rating(), review: rules.required(messages.review) });
const NOT_SAVED = 'Your review could not be saved. What you typed is still here: please try again.';
const NOT_SAVED_ELSEWHERE = 'Your review could not be saved. Please open the order and try again.';

interface LeaveReviewButtonProps {
  readonly order: OrderView;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Button and dialog for reviewing a delivered book. The typed text is kept until it is saved. */
export const LeaveReviewButton = ({ order, isOpen, onOpen, onClose }: LeaveReviewButtonProps) => {
  const key = reviewKeyOf(order);
  const keepDraft = useCallback((draft: ReviewDraft) => saveReviewDraft(key, draft), [key]);
  const [problem, setProblem] = useState('');
  const isMounted = useMountedRef();
  useFocusHeadingOnUnmount();

  const save = async (review: ReviewDraft) => {
    setProblem('');
    try {
      if (order.isSample) await saveSampleReview(key, review);
      else await saveReview(order.id, review);
      clearReviewDraft(key);
      onClose();
      notify.success('Your review is saved on this device.');
    } catch (error) {
      failureHandler('save-review')(error);
      // The visitor may have closed the dialog in the meantime, or left the screen.
      if (!isMounted.current) notify.error(visitorMessage(error) ?? NOT_SAVED_ELSEWHERE);
      setProblem(visitorMessage(error) ?? NOT_SAVED);
      onOpen();
    }
  };

  // Clear the message of an earlier failure.
  const open = () => {
    setProblem('');
    onOpen();
  };

  return (
    <>
      <Button variant="secondary" onClick={open}>
        Leave a Review
      </Button>
      <Modal open={isOpen} title="Leave a Review" onClose={onClose}>
        <Form
          initialValues={reviewDraft(key)}
          schema={schema}
          onSubmit={save}
          onValuesChange={keepDraft}
        >
          <FormRating name="rating" />
          <FormTextArea name="review" label="Review" />
          <Message role="alert" text={problem} />
          <SubmitButton>Rate Now</SubmitButton>
        </Form>
      </Modal>
    </>
  );
};
