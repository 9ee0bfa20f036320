import { Screen } from '@scribblepup/ui';
import { NotHere } from '../../components/NotHere';

/** Chooses the cover of a project. */
const CustomizeCover = () => (
  <Screen title="Customize Cover">
    <NotHere />
  </Screen>
);

export default CustomizeCover;
