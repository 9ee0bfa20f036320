import { LegalScreen } from '../../legal/LegalScreen';
import { terms } from '../../legal/terms';

const TermsOfUse = () => <LegalScreen title="Terms of Use" sections={terms} />;

export default TermsOfUse;
