import type { Handler } from '../provider/handler';
import { answer, badRequest } from '../provider/reply';
import type { Customer } from './customer-table';
import { openAccount } from './open-account';

/** `POST {landing}/registration/portal`: a new customer on the way to a dedicated server. */
export const registerPortal: Handler<'registerPortal'> = async ({ request, caller }, provider) => {
  if (!request.agree_terms) return badRequest('agree_terms must be true');
  const applicant = { email: request.email, fullName: request.full_name, phone: request.phone_number };
  const opened = await openAccount(applicant, caller, provider);
  if (opened.kind === 'refused') return opened;
  return answer({ user: userOf(opened.customer), user_type: request.customer_type, token: opened.token });
};

/** `POST {landing}/webmasters/registration`: a new customer who sends others. */
export const registerWebmaster: Handler<'registerWebmaster'> = async ({ request, caller }, provider) => {
  if (!request.agree_terms || !request.agreement_accept) {
    return badRequest('agree_terms and agreement_accept must be true');
  }
  const applicant = { email: request.email, fullName: request.full_name, phone: request.phone };
  const opened = await openAccount(applicant, caller, provider);
  if (opened.kind === 'refused') return opened;
  return answer({ user: userOf(opened.customer), token: opened.token });
};

/** `POST {landing}/webmasters/visits`: noted, so that a test or a curious person can read it. */
export const noteWebmasterVisit: Handler<'noteWebmasterVisit'> = ({ request }, { notes, now }) => {
  notes.add('visit', now(), request);
  return answer({});
};

function userOf({ id, username, email }: Customer) {
  return { id: String(id), username, email };
}
