import { useId } from 'react';
import { paths, pathTo } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { editionsOf, dogNames, type FoundBook } from '@scribblepup/library';
import { Button } from '@scribblepup/ui';
import type { Age } from '@scribblepup/studio';
import { ages, ageLabel, DEFAULT_AGE } from '../../../ages';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { DeleteEditionButton } from './DeleteEditionButton';
import { EditionList } from './EditionList';
import css from './Editions.module.css';
import { NamedEditionForm } from './NamedEditionForm';
import { useNewEdition } from './useNewEdition';

interface EditionsProps {
  readonly found: FoundBook;
  /** Called when the edition on the screen is deleted, with the id of its book. */
  readonly onDeleted: (bookId: string) => void;
}

/** Offers the same book for another age or with another name, and lists its editions. */
export const Editions = ({ found: { project, book, edition }, onDeleted }: EditionsProps) => {
  const headings = useId();
  const original = project.books.find(({ id }) => id === (edition?.bookId ?? book.id)) ?? book;
  const { make, failure } = useNewEdition(project.id, original.id);
  const editions = editionsOf(project, original.id);
  const navigate = useNavigate();
  const bookAge = project.choices.age ?? DEFAULT_AGE;
  const shownAge = edition?.age ?? bookAge;

  // The book itself is already the one for its own age.
  const goTo = async (age: Age): Promise<void> => {
    if (age === bookAge) await navigate(pathTo(paths.book, { bookId: original.id }));
    else await make({ age });
  };

  return (
    <div className={css.sections}>
      {editions.length > 0 && (
        <section aria-labelledby={`${headings}-versions`}>
          <h2 id={`${headings}-versions`} className={css.heading}>
            All versions
          </h2>
          <EditionList book={original} age={bookAge} editions={editions} shownId={book.id} />
          {edition && (
            <DeleteEditionButton
              projectId={project.id}
              edition={edition}
              onDeleted={() => onDeleted(original.id)}
            />
          )}
        </section>
      )}
      <section aria-labelledby={`${headings}-age`}>
        <h2 id={`${headings}-age`} className={css.heading}>
          The same book for another age
        </h2>
        <p>{`The same ${original.pages.length} pages of ${dogNames(project)}, drawn for bigger or smaller hands.`}</p>
        <div className={css.buttons}>
          {ages
            .filter((age) => age !== shownAge)
            .map((age) => (
              <Button key={age} variant="secondary" onClick={() => void goTo(age)}>
                {`For ${ageLabel(age)}`}
              </Button>
            ))}
        </div>
      </section>
      <section aria-labelledby={`${headings}-name`}>
        <h2 id={`${headings}-name`} className={css.heading}>
          A copy with another name on the title
        </h2>
        <NamedEditionForm dogName={dogNames(project)} onMake={make} />
      </section>
      {failure !== null && <ErrorNote error={failure} />}
    </div>
  );
};
