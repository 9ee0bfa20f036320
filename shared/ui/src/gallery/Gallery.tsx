import { useState, type ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  EmptyState,
  FileButton,
  LegalDocumentSelector,
  Loader,
  Modal,
  notify,
  Screen,
  Spinner,
  Stars,
  Stepper,
  Tabs,
} from '..';
import { Note } from '../notes';
import { FieldsSample } from './FieldsSample';
import css from './Gallery.module.css';

const Sample = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={css.sample}>
    <h2 className={css.title}>{title}</h2>
    <div className={css.row}>{children}</div>
  </section>
);

type Shown = 'modal' | 'confirm' | 'loader' | null;

/** Gallery of all components: `npm run dev -w shared/ui`. */
export const Gallery = () => {
  const [shown, setShown] = useState<Shown>(null);
  const hide = () => setShown(null);

  return (
    <Screen
      title="Components"
      lead="What the screens are made of."
      actions={<Button size="sm">Action</Button>}
      width="wide"
    >
      <Sample title="Button">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button loading>Loading</Button>
        <Button disabled>Disabled</Button>
        <FileButton
          label="A photo"
          accept="image/*"
          onFile={({ name }) => {
            notify.success(name);
            return Promise.resolve();
          }}
        >
          Choose a photo
        </FileButton>
        <ButtonLink to="/orders" variant="secondary">
          Link
        </ButtonLink>
      </Sample>
      <Sample title="Fields and forms">
        <FieldsSample />
      </Sample>
      <Sample title="Messages, dialogs, waiting">
        <Button variant="secondary" onClick={() => notify.success('Saved on this device')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => notify.warning('Maximum selection reached.')}>
          Warning
        </Button>
        <Button variant="secondary" onClick={() => notify.error('Network error try again')}>
          Error
        </Button>
        <Button onClick={() => setShown('modal')}>Modal</Button>
        <Button onClick={() => setShown('confirm')}>Confirm</Button>
        <Button onClick={() => setShown('loader')}>Loader</Button>
        <Spinner label="Loading" />
      </Sample>
      <Sample title="Note">
        <Note actions={<Button size="sm">Got it</Button>}>Your books are kept on this device.</Note>
      </Sample>
      <Sample title="Tabs">
        <Tabs
          label="Samples"
          tabs={[
            { id: 'a', label: 'In Progress', panel: 'The first panel' },
            { id: 'b', label: 'Delivered', panel: 'The second panel' },
          ]}
        />
      </Sample>
      <Sample title="Stepper">
        <div className={css.full}>
          <Stepper steps={['Created', 'Shipped', 'Finished']} current={2} />
        </div>
      </Sample>
      <Sample title="Card, stars, documents">
        <Card>Plain</Card>
        <Card tone="sun">Sun</Card>
        <Card tone="green">Green</Card>
        <Stars value={4} />
        <LegalDocumentSelector />
      </Sample>
      <Sample title="Empty state">
        <div className={css.full}>
          <EmptyState action={<Button variant="secondary">Back</Button>} />
        </div>
      </Sample>

      <Modal
        open={shown === 'modal'}
        title="A modal"
        onClose={hide}
        actions={<Button onClick={hide}>Continue</Button>}
      >
        <FieldsSample />
      </Modal>
      <ConfirmDialog open={shown === 'confirm'} title="Sign out?" onOk={hide} onCancel={hide}>
        Are you sure you want to sign out of this account?
      </ConfirmDialog>
      {shown === 'loader' && <Loader />}
    </Screen>
  );
};
