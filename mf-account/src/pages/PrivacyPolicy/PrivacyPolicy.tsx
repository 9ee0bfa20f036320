import { privacyPolicy } from '@scribblepup/ui/legal';
import { LegalScreen } from '../../legal/LegalScreen';

const PrivacyPolicy = () => <LegalScreen title="Privacy Policy" sections={privacyPolicy} />;

export default PrivacyPolicy;
