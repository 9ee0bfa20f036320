import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useLocation } from '@scribblepup/kernel/router';
import { ButtonLink, EmptyState, Modal, Spinner } from '@scribblepup/ui';
import { isDialogEntry } from '@scribblepup/ui/history';
import type { DemoDog } from '../../api/responses';
import { useSamplePages } from '../../api/queries';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { PageGrid } from './PageGrid';
import { PageView } from './PageView';

export const sampleTitle = '25 Sample Coloring Pages to Explore';

interface SampleDialogProps {
  readonly dog: DemoDog;
  readonly onClose: () => void;
}

/** Dialog with the sample pages of one demo dog; each can be enlarged. */
export const SampleDialog = ({ dog, onClose }: SampleDialogProps) => {
  const { data: pages = [], isPending, isError, refetch } = useSamplePages(dog.id);
  const [open, setOpen] = useState<number | null>(null);
  const [lastOpened, setLastOpened] = useState<number | null>(null);
  const location = useLocation();
  const src = open === null ? undefined : pages[open];

  return (
    <Modal
      open
      size="full"
      title={sampleTitle}
      onClose={onClose}
      actions={
        <ButtonLink variant="primary" to={paths.createBook} replace={isDialogEntry(location.state)}>
          Make one of your own dog
        </ButtonLink>
      }
    >
      {isPending ? (
        <Spinner label={`Loading ${dog.name}'s sample pages`} />
      ) : isError ? (
        <LoadFailure subject="The sample pages" onTryAgain={() => void refetch()} />
      ) : pages.length === 0 ? (
        <EmptyState />
      ) : open === null || src === undefined ? (
        <PageGrid dogName={dog.name} pages={pages} lastOpened={lastOpened} onOpen={setOpen} />
      ) : (
        <PageView
          src={src}
          number={open + 1}
          count={pages.length}
          onPageChange={(number) => setOpen(number - 1)}
          onBack={() => {
            setLastOpened(open);
            setOpen(null);
          }}
        />
      )}
    </Modal>
  );
};
