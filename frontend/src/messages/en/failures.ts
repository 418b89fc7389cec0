export const noSuchPage = 'There is no such page';
export const noSuchPageLeads = 'Go one step back or to the home page';
export const noSuchTranslation =
  'Not every page is translated: look for it in another language, go one step back or to the home page';

export const failed = 'Something went wrong';
export const tryLater = 'Something went wrong while sending the data to the server. Please try again later';
export const tryAgain = 'Try again';

export const requestedLately =
  'Several requests have already come from your address. Wait for our call or try again in an hour';
export const registeredLately = 'You signed up only a moment ago. Please try again later';
export const unproven =
  'We could not make sure that a person sent this form. Everything you filled in is still here: send it again';
export const unprovenGuess =
  'We could not make sure that a person sent this form. Check the fields and send it again';
export const guessedMuch =
  'There are too many attempts right now. Try again in a few minutes or turn on JavaScript: with it there is no need to wait';
export const tooManyTries = (wait: string) => `Too many attempts, try again in ${wait}`;
export const tooManyTriesMinute = 'Too many attempts, try again in a minute';
export const tooManyCodes = (wait: string) =>
  `Too many wrong codes. Set a new password and log in with it, or try again in ${wait}`;

export const emailTaken = 'A user with this email already exists';
export const accountMade =
  'An account with this email has just been created, and access was sent to it. Log in; your choice is saved';
export const emailRefused = 'This address does not accept mail, please check it';
export const partnerFailed = 'Something went wrong with the request, please try again later';
export const wrongCredentials = 'The username or password is not right';
export const needsSmsCode =
  'Logging in needs a code from a text message. Enter the code that was sent to your phone';
export const wrongSmsCode =
  'The code is wrong or has expired. Check the latest text message or request a new code';

export const orderFailed = 'The order failed. Please try again later.';
export const orderTitles = {
  unconfirmed: 'Checking your order',
  'price-changed': 'The price has changed',
  'other-wish': 'There is one order already',
  'signed-out': 'Log in again',
  rejected: 'This combination cannot be ordered',
  'too-small-for-system': 'Not enough memory for the system',
  'no-such-period': 'This billing period is no longer offered',
};
export const orderProblems = {
  unconfirmed:
    'No confirmation has come yet. Press the button again in a couple of minutes: we will check whether the order went through, and there will be no second one.',
  'signed-out': 'Your login has expired. Log in again: your choice is saved.',
  'no-balance': 'Your balance does not cover an hour of use. Top it up in the control panel.',
  'not-sold': 'What you chose is no longer sold. Find something similar among the plans.',
  'sold-out':
    'Sold out: the plan ran out while you were ordering. Nothing has been ordered, your choice is saved.',
  'too-small-for-system':
    'This server has less memory than the chosen system needs. Nothing has been ordered: choose a larger plan or another system.',
  'no-such-period': 'Nothing has been ordered, your choice is saved. Choose another period.',
  'price-changed':
    'The price changed while you were choosing. The new one is on the button, nothing has been ordered.',
  'other-wish':
    'The order with your earlier choice has already been completed and is in the control panel. If you need one more, with the new choice, press the button again.',
  rejected: 'This combination cannot be ordered. Choose another one.',
  unavailable: 'The order was not accepted, your choice is saved. Try again.',
};

export const pageFailedTitle = 'This page did not open';
export const pageFailed =
  'This page did not open: one of our services did not respond. Try reloading it or come back later; your choice stays in the address.';
export const serviceStatus = 'Check the service status';
export const toHome = 'Home page';
export const reference = 'Reference number';

export const forms = {
  unknown: {
    title: 'There is no such form',
    text: 'The link leads to a form that this site does not have: its address may have been damaged on the way. Sign up or log in the usual way, and you will get to the same place.',
  },
  'from-elsewhere': {
    title: 'The form was not sent from our site',
    text: 'We accept forms only from our own pages, so that nobody can send them for you. Nothing has happened: open the page on our site and send the form from there.',
  },
  'too-large': {
    title: 'There is too much text in the form',
    text: 'We do not read that much, and nothing has happened. Go one step back: what you entered is still on the page. Shorten the text and send the form again.',
  },
};
