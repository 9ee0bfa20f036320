import { paths } from '@scribblepup/kernel';
import { renderFirstScreens } from '@scribblepup/ui/first-html';
import ForgotPassword from './pages/ForgotPassword/ForgotPassword';
import Login from './pages/Login/Login';
import Register from './pages/Register/Register';

/** The forms that a guest may open by address. */
export default () =>
  renderFirstScreens({
    [paths.login]: [Login, 'login'],
    [paths.register]: [Register, 'register'],
    [paths.forgotPassword]: [ForgotPassword, 'forgot-password'],
  });
