import type { Link } from '../link';

export const email = 'Email';
export const emailWrong = 'This email looks mistyped: it should read like name@example.com';
export const emailTooLong = 'An email can have up to 254 characters';
export const fullName = 'Full name';
export const nameMissing = 'What is your name?';
export const nameTooLong = 'A name can have up to 200 characters';
export const phone = 'Phone';
export const phoneMissing = 'Enter your phone number';
export const phoneWrong = 'A phone number has 10 to 15 digits, for example +7 900 123-45-67';
export const phoneExample = '+7 900 123-45-67';

export const checkFields = (count: number): string =>
  count === 1 ? 'Check one field' : `Check ${count} fields`;
export const mended = 'fixed';

export const wait = 'One moment…';
export const understood = 'Got it';
export const goOn = (link: Link) => (
  <>Done. If the page does not change by itself, {link('continue here')}.</>
);
export const leaveEmpty = 'Leave this field empty';

export const unanswered = {
  offline:
    'You are offline, so nothing was sent. Everything you entered is still here. If you change nothing, we will send it as soon as you are back online.',
  'no-answer':
    'No answer came: the connection broke or the site did not respond. Everything you entered is still here. Send it again: nothing will be created twice.',
};
export const unreadable = 'This form cannot be read. Open the page again and resend it.';
