import type { AuthQuery } from '@vitrina/ordering';
import { t } from '~/messages';

/** What a page of this mode is called. */
export function modeTitle({ mode }: AuthQuery): string {
  switch (mode) {
    case 'login':
      return t.account.logInTitle;
    case 'smsAuth':
      return t.account.smsCodeTitle;
    case 'recovery':
      return t.account.newPasswordTitle;
    case 'registrationPartner':
      return t.account.becomePartner;
    default:
      return t.shell.signUp;
  }
}

/** What the account is for, where the address says so. */
export function modeWords({ mode, flow }: AuthQuery): string | undefined {
  if (mode === 'registrationPartner') return t.account.partnerLead;
  if (mode === 'registrationReview') return t.account.reviewLead;
  return flow === undefined || flow === 'account' || flow === 'vds' ? undefined : t.products.unchosen[flow];
}
