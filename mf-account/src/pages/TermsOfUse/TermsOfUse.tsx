import { terms } from '@scribblepup/ui/legal';
import { LegalScreen } from '../../legal/LegalScreen';

const TermsOfUse = () => <LegalScreen title="Terms of Use" sections={terms} />;

export default TermsOfUse;
