import { object, string } from 'yup';
import { agreement, email, fullName, phoneNumber } from '~/forms/contact-rules';
import { t } from '~/messages';

export const webmasterSchema = object({
  email: email(() => t.account.partnerEmailMissing),
  full_name: fullName,
  phone_number: phoneNumber,
  partner_code: string()
    .trim()
    .max(64, () => t.account.partnerCodeTooLong)
    .default(''),
  agree_terms: agreement(() => t.account.partnerPolicyMissing),
  agreement_accept: agreement(() => t.account.partnerOfferMissing),
});
