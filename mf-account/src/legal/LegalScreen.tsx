import { LegalDocumentSelector } from '@scribblepup/ui';
import { AccountScreen } from '../components/AccountScreen';
import { LegalText, type LegalSection } from './LegalText';
import css from './LegalText.module.css';

interface LegalScreenProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** A legal document, with links to the others. */
export const LegalScreen = ({ title, sections }: LegalScreenProps) => (
  <AccountScreen title={title} width="normal">
    <div className={css.text}>
      <LegalDocumentSelector />
      <LegalText sections={sections} />
    </div>
  </AccountScreen>
);
