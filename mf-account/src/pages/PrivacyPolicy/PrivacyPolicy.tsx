import { AccountScreen } from '../../components/AccountScreen';
import { LegalText } from '../../legal/LegalText';
import { privacy } from '../../legal/privacy';

const PrivacyPolicy = () => (
  <AccountScreen title="Privacy Policy" width="normal">
    <LegalText sections={privacy} />
  </AccountScreen>
);

export default PrivacyPolicy;
