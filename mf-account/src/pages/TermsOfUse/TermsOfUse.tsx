import { termsOfUse } from '@scribblepup/ui/legal';
import { LegalScreen } from '../../legal/LegalScreen';

const TermsOfUse = () => <LegalScreen title="Terms of Use" sections={termsOfUse} />;

export default TermsOfUse;
