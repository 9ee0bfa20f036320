import { memo, useEffect, useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import {
  dogNames,
  hasNewerVersion,
  LibraryError,
  onNewerVersion,
  type PickOutcome,
} from '@scribblepup/library';
import { Loader, notify, Screen, Stepper } from '@scribblepup/ui';
import { NewerVersionNote } from '@scribblepup/ui/notes';
import { StorageWarning } from '../../components/StorageWarning/StorageWarning';
import { BookNotFound } from '../../components/BookNotFound';
import { useStageFocus } from '../../focus/useStageFocus';
import { isDemo } from '../../picker/demoProject';
import { PickerContext } from '../../picker/PickerContext';
import { createSession, type PickerSession } from '../../picker/session';
import type { PickerSource } from '../../picker/source';
import { coloring } from '../../services/coloring';
import { bookSteps } from '../../steps';
import { AddPhoto } from './AddPhoto';
import { BookBar } from './BookBar';
import { DrawingStatus } from './DrawingStatus';
import { MoreBar } from './MoreBar';
import { PageGrid } from './PageGrid';
import { PagesNav } from './PagesNav';
import { PhotoFilter } from './PhotoFilter';
import css from './PickerBoard.module.css';
import { LIMIT_WARNING } from './texts';
import { Tray } from './Tray';
import { useStore } from 'zustand';
import { failureHandler } from '../../failureHandler';

const onRefused = (outcome: PickOutcome): void => {
  if (outcome === 'book-full') notify.warning(LIMIT_WARNING);
};

const onFailed = (error: unknown): void => {
  failureHandler('picks')(error);
  notify.error(
    error instanceof LibraryError
      ? error.message
      : 'Your last pick could not be saved. Please try again.',
  );
};

interface PickerBoardProps {
  readonly title: string;
  readonly source: PickerSource;
}

/** The picker of one project, memoized: it does not render when only the history entry changes. */
export const PickerBoard = memo(({ title, source }: PickerBoardProps) => {
  const [session] = useState<PickerSession>(() =>
    createSession({ source, client: coloring(), onRefused, onFailed }),
  );
  useEffect(() => session.start(), [session]);

  const name = useStore(session.store, ({ project }) => dogNames(project));
  const isDemoDog = useStore(session.store, ({ project }) => isDemo(project));
  const isEmpty = useStore(session.store, ({ pages }) => Object.keys(pages).length === 0);
  const isWorking = useStore(session.store, ({ drawing }) => drawing.status === 'working');
  const isDeleted = useStore(session.store, (state) => state.isDeleted);
  useStageFocus(isDeleted ? 'gone' : 'here');

  if (isDeleted) {
    return (
      <Screen title={title}>
        <BookNotFound />
      </Screen>
    );
  }
  return (
    <PickerContext value={session}>
      <Screen
        title={title}
        width="wide"
        lead={
          isDemoDog ? (
            <>
              {`These pages are drawn from ${name}, a demo dog. `}
              <Link to={paths.createBook}>Make them from your own dog</Link>
            </>
          ) : (
            `25 pages of ${name} make a book. Tap a page to add or remove it.`
          )
        }
      >
        <Stepper steps={bookSteps} current={3} />
        <NewerVersionNote subscribe={onNewerVersion} hasNewerVersion={hasNewerVersion} />
        <BookBar />
        <PhotoFilter />
        <div className={css.above}>
          <PagesNav />
          <DrawingStatus />
        </div>
        <PageGrid />
        <MoreBar />
        <AddPhoto />
        <StorageWarning />
        <Tray />
      </Screen>
      {isEmpty && isWorking && <Loader />}
    </PickerContext>
  );
});
PickerBoard.displayName = 'PickerBoard';
