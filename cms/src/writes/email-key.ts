import { emailKey } from '../requests/email-key';
import { REQUEST } from '../requests/request-type';
import type { WriteStep } from './write-step';

/** Whoever is looked for by an address is found in every request, however it was made. */
export const keyOfEmail: WriteStep = {
  name: 'key of the email',
  of: [REQUEST],
  on: ['create', 'clone'],
  normalise({ data }) {
    delete data.email_key;
    if (typeof data.email === 'string') data.email_key = emailKey(data.email);
  },
};
