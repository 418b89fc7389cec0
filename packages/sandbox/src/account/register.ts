import type { RequestOf } from '@vitrina/ordering/contract';
import type { Handler } from '../provider/handler';
import { answer, badRequest, refuse } from '../provider/reply';
import { hashPassword } from './password';

/** `POST /v5/registration`: a new customer and a token that logs them in. */
export const register: Handler<'register'> = async ({ request, caller }, provider) => {
  const { customers, registrations, tokens, now } = provider;
  if (!registrations.admit(caller.ip)) {
    return refuse(
      429,
      'too_many_requests',
      'Too many registrations from this address, try again in a minute',
    );
  }
  if (!isPossibleEmail(request.email)) {
    return refuse(400, 'invalid_email_address', 'email must be a valid address');
  }
  const person = personOf(request);
  if (!person) return badRequest('either org or user is a required field');

  const passwordHash = await hashPassword(provider.newCustomerPassword);
  // Looked up after the last await: two registrations of one address at once must not both pass.
  if (customers.findByName(request.email)) {
    return refuse(409, 'account_exists', 'email belongs to a customer already');
  }
  const customer = customers.add({
    email: request.email.trim(),
    ...person,
    passwordHash,
    isDemo: false,
    createdAt: now(),
  });
  return answer({
    registration: {
      username: customer.username,
      autologin_token: tokens.issue('autologin', customer.id),
      service: 'cloud',
    },
  });
};

function personOf({ org, user }: RequestOf<'register'>) {
  if (org) return { fullName: org.contact_fio, phone: org.phone };
  if (user) return { fullName: user.name, phone: user.phone };
  return undefined;
}

function isPossibleEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim());
}
