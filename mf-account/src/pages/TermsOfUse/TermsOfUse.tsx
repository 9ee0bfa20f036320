import { AccountScreen } from '../../components/AccountScreen';
import { LegalText } from '../../legal/LegalText';
import { terms } from '../../legal/terms';

const TermsOfUse = () => (
  <AccountScreen title="Terms of Use" width="normal">
    <LegalText sections={terms} />
  </AccountScreen>
);

export default TermsOfUse;
