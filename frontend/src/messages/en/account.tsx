import type { ReactNode } from 'react';
import type { Link } from '../link';

export const logInTitle = 'Log in';
export const smsCodeTitle = 'Code from the text message';
export const newPasswordTitle = 'New password';
export const becomePartner = 'Become a partner';
export const partnerLead = 'Recommend us and earn a share of what everyone who follows your link pays.';
export const reviewLead = 'Reviews are written from an account, so that everyone can see they are real.';
export const newPasswordLead = 'We will email you a link that lets you set a new password.';

export const username = 'Username or email';
export const usernameMissing = 'Enter your username or email';
export const usernameTooLong = 'A username can have up to 254 characters';
export const password = 'Password';
export const passwordMissing = 'Enter your password';
export const passwordTooLong = 'A password can have up to 200 characters';
export const forgotPassword = (link: Link) => <>Forgot your password? {link('Set a new one')}</>;
export const noAccountYet = (link: Link) => <>No account yet? {link('Sign up')}</>;

export const smsCode = 'Code from the text message';
export const smsCodeHint = 'We sent it to the phone of your account; it is valid for 5 minutes';
export const smsCodeMissing = 'Enter the code from the text message';
export const smsCodeWrong = 'The code has 4 to 8 digits and nothing else';
export const confirm = 'Confirm';
export const sendCodeAgain = 'Send another code';
export const codeSentAgain = 'A new code is on its way; the previous one no longer works';
export const notYourPhone = (link: Link) => <>Not your phone? {link('Log in as someone else')}</>;

export const accountEmailMissing = 'Enter the email your account is registered with';
export const sendLink = 'Send the link';
export const linkSent =
  'If an account has this email, a message with the link is on its way. The link works for an hour; check the spam folder too';
export const rememberedPassword = (link: Link) => <>Remembered it? {link('Log in')}</>;

export const emailHint = 'We will send access to the control panel here';
export const emailMissing = 'Enter your email: access to the control panel is sent there';
export const goToLogIn = 'Go to login';
export const haveAccount = (link: Link) => <>Already have an account? {link('Log in')}</>;
export const owner = 'Who will own the account';
export const organisation = 'Company or sole proprietor';
export const person = 'Individual';
export const agreeToPolicy = (link: Link) => <>I agree to the {link('processing of personal data')}</>;
export const policyMissing = 'An account cannot be created without this consent';
export const agreeToMailing = (link: Link) => <>Send me {link('news about new features')}</>;
export const promoCode = (code: ReactNode) => <>Promo code {code}</>;
export const acceptOffer = (link: Link) => <>By signing up, you accept the {link('terms of service')}.</>;
export const signUpAndOrder = (price: string | undefined): string =>
  price ? `Sign up and order for ${price}/mo` : 'Sign up and order';

export const inn = 'INN (Russian taxpayer number)';
export const innHint = '10 digits for a company, 12 for a sole proprietor';
export const innHintLookedUp =
  '10 digits for a company, 12 for a sole proprietor. We will fill in the name and address';
export const innMissing = 'Enter the INN, the Russian taxpayer number';
export const innWrongLength = 'An INN has 10 digits for a company and 12 for a sole proprietor';
export const innMistyped = 'This INN is mistyped: its check digits do not match';
export const searchingByInn = 'Looking up the company by its INN…';
export const notFoundByInn = 'Nothing was found for this INN. Enter the name and address yourself.';
export const foundByInn = (name: string) => `Found: ${name}. You can edit the name and address.`;
export const organisationName = 'Company name';
export const organisationNameMissing = 'Enter the company name';
export const organisationTooLong = 'The name and the INN can have up to 200 characters';
export const organisationAddress = 'Registered address';
export const organisationAddressHint = 'You can add it later in the control panel';
export const organisationAddressTooLong = 'An address can have up to 500 characters';

export const partnerEmailMissing = 'Enter your email: access to the partner account is sent there';
export const partnerCode = 'Partner code';
export const partnerCodeHint = 'If another partner invited you. Optional';
export const partnerCodeTooLong = 'The code can have up to 64 characters';
export const partnerPolicyMissing = 'You cannot become a partner without this consent';
export const acceptPartnerOffer = (link: Link) => <>I accept the {link('partner program terms')}</>;
export const partnerOfferMissing = 'You cannot become a partner without accepting the terms';
export const alreadyWithUs = (link: Link) => <>Already with us? {link('Log in')}</>;
