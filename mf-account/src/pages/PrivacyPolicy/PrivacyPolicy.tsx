import { privacy } from '@scribblepup/ui/legal';
import { LegalScreen } from '../../legal/LegalScreen';

const PrivacyPolicy = () => <LegalScreen title="Privacy Policy" sections={privacy} />;

export default PrivacyPolicy;
