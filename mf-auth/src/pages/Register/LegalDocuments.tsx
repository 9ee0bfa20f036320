import { useState } from 'react';
import { Button, Modal } from '@scribblepup/ui';
import { useCloseOnBack } from '@scribblepup/ui/history';
import { LegalText, privacyPolicy, termsOfUse } from '@scribblepup/ui/legal';
import css from './LegalDocuments.module.css';

const documents = [
  { title: 'Privacy Policy', sections: privacyPolicy },
  { title: 'Terms & Conditions', sections: termsOfUse },
] as const;

/**
 * Buttons that open the documents in a dialog. Their own screens are only for visitors who are
 * signed in, and leaving the form would lose what was typed.
 */
export const LegalDocuments = () => {
  const [shown, setShown] = useState<(typeof documents)[number] | null>(null);
  const close = () => setShown(null);
  useCloseOnBack(shown !== null, close);

  return (
    <div className={css.buttons}>
      {documents.map((document) => (
        <Button
          key={document.title}
          variant="quiet"
          size="sm"
          className={css.button}
          aria-haspopup="dialog"
          onClick={() => setShown(document)}
        >
          Read the {document.title}
        </Button>
      ))}
      {shown && (
        <Modal open size="lg" title={shown.title} onClose={close}>
          {/* Focusable, because Safari's keyboard scrolls only what has the focus. */}
          <div role="group" aria-label={shown.title} tabIndex={0}>
            <LegalText sections={shown.sections} level={3} />
          </div>
        </Modal>
      )}
    </div>
  );
};
