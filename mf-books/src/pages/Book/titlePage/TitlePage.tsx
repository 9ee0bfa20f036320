import { useState } from 'react';
import type { FoundBook } from '@scribblepup/library';
import { Button, Field } from '@scribblepup/ui';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { useTextHint } from '../../../components/TextHint/useTextHint';
import { failureHandler } from '../../../failureHandler';
import type { ShownBook } from '../ShownBook';
import { MAX_DEDICATION, MAX_FROM } from './limits';
import { saveWords } from './saveWords';
import css from './TitlePage.module.css';
import { TitlePagePicture } from './TitlePagePicture';
import { clearUnsavedWords, saveUnsavedWords, unsavedWords, type TitleWords } from './unsavedWords';

type Status = 'unchanged' | 'changed' | 'saving' | 'saved';

const statusTexts: Readonly<Record<Status, string>> = {
  unchanged: '',
  changed: 'Not saved yet.',
  saving: '',
  saved: 'Saved. Your next PDF will include it.',
};

interface TitlePageProps {
  readonly found: FoundBook;
  readonly book: ShownBook;
}

/** Form for the two optional texts on the title page, next to a picture of the page. */
export const TitlePage = ({ found, book: shown }: TitlePageProps) => {
  const { project, book } = found;
  // Holds only what is not saved yet: another tab may save other words in the meantime.
  const [typed, setTyped] = useState(() => unsavedWords(book.id));
  const [status, setStatus] = useState<Status>(() =>
    Object.keys(typed).length > 0 ? 'changed' : 'unchanged',
  );
  const [isOpen, setIsOpen] = useState(status === 'changed');
  const [failure, setFailure] = useState<unknown>(null);
  // What this tab saved last, until the book has been read again.
  const [saved, setSaved] = useState({ found, inscription: book.inscription });
  const stored = saved.found === found ? saved.inscription : book.inscription;
  const { dedication = '', from = '' } = { ...stored, ...typed };
  const inscription = { ...stored, dedication: dedication.trim(), from: from.trim() };

  const save = async (): Promise<void> => {
    setStatus('saving');
    setFailure(null);
    try {
      setSaved({ found, inscription: await saveWords(project.id, book.id, typed) });
      setTyped(clearUnsavedWords(book.id, typed));
      // Text that was typed in the meantime is not saved yet.
      setStatus((now) => (now === 'saving' ? 'saved' : now));
    } catch (error) {
      failureHandler('save-title-page')(error);
      setFailure(error);
      setStatus('changed');
    }
  };

  const change = (words: TitleWords): void => {
    const all = { ...unsavedWords(book.id), ...words };
    saveUnsavedWords(book.id, all);
    setTyped(all);
    setStatus('changed');
  };

  return (
    <details
      className={css.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={css.summary}>Dedication (optional)</summary>
      <div className={css.columns}>
        <form
          className={css.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Field
            label="Dedication"
            value={dedication}
            maxLength={MAX_DEDICATION}
            hint={useTextHint(dedication, {
              subject: 'A dedication',
              maxLength: MAX_DEDICATION,
              hint: 'Appears on the first page, in letters to color.',
            })}
            onChange={({ target }) => change({ dedication: target.value })}
          />
          <Field
            label="From"
            value={from}
            maxLength={MAX_FROM}
            hint={useTextHint(from, {
              subject: "The giver's name",
              maxLength: MAX_FROM,
              hint: "The giver's name.",
            })}
            onChange={({ target }) => change({ from: target.value })}
          />
          {failure !== null && <ErrorNote error={failure} />}
          <div className={css.actions}>
            <Button type="submit" loading={status === 'saving'} disabled={status === 'unchanged'}>
              Save
            </Button>
            <p role="status">{statusTexts[status]}</p>
          </div>
        </form>
        {isOpen && <TitlePagePicture book={shown} inscription={inscription} />}
      </div>
    </details>
  );
};
