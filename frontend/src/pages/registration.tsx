import { AccountPage } from '~/applications/account-page';
import { getAccount } from '~/applications/get-account';
import { submitLogin } from '~/features/account/submit-login';
import { submitRecovery } from '~/features/account/submit-recovery';
import { submitRegistration } from '~/features/account/submit-registration';
import { requestSmsCode, submitSmsCode } from '~/features/account/submit-sms-code';
import { submitWebmaster } from '~/features/account/submit-webmaster';
import { submitRequest } from '~/features/requests/submit-request';
import { visitPage } from '~/forms/visit-page';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getAccount, {
  registration: submitRegistration,
  webmaster: submitWebmaster,
  login: submitLogin,
  code: submitSmsCode,
  'another-code': requestSmsCode,
  recovery: submitRecovery,
  request: submitRequest,
});

export default AccountPage;
