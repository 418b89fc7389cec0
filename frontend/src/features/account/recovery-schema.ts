import { object } from 'yup';
import { email } from '~/forms/contact-rules';
import { t } from '~/messages';

export const recoverySchema = object({ email: email(() => t.account.accountEmailMissing) });
