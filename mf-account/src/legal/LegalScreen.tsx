import { LegalDocumentSelector } from '@scribblepup/ui';
import { LegalText, type LegalSection } from '@scribblepup/ui/legal';
import { AccountScreen } from '../components/AccountScreen';
import css from './LegalScreen.module.css';

interface LegalScreenProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** A legal document, with links to the others. */
export const LegalScreen = ({ title, sections }: LegalScreenProps) => (
  <AccountScreen title={title} width="normal">
    <div className={css.documents}>
      <LegalDocumentSelector />
    </div>
    <LegalText sections={sections} level={2} />
  </AccountScreen>
);
