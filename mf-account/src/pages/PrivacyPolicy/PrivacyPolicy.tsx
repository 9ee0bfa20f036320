import { LegalScreen } from '../../legal/LegalScreen';
import { privacy } from '../../legal/privacy';

const PrivacyPolicy = () => <LegalScreen title="Privacy Policy" sections={privacy} />;

export default PrivacyPolicy;
