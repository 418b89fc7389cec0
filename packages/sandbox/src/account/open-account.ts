import type { Caller } from '../provider/caller';
import type { Provider } from '../provider/provider';
import { type Refused, refuse } from '../provider/reply';
import type { Customer } from './customer-table';
import { hashPassword } from './password';

export interface Applicant {
  email: string;
  fullName: string;
  phone: string;
}

/** A customer who has just been made, and the token that logs them in. */
export interface OpenedAccount {
  kind: 'opened';
  customer: Customer;
  token: string;
}

/**
 * Makes a customer, by whichever registration they came, and writes them how to get in. Whoever sends the same registration
 * again, under the same key, gets the account that it has made.
 */
export async function openAccount(
  { email, fullName, phone }: Applicant,
  { ip, once }: Pick<Caller, 'ip' | 'once'>,
  provider: Provider,
): Promise<OpenedAccount | Refused> {
  const { customers, registrations, repeats, tokens, outbox, now } = provider;
  if (repeats.madeBy(once) === undefined && !registrations.admit(ip)) {
    const message = 'Too many registrations from this address, try again in a minute';
    return refuse(429, 'too_many_requests', message);
  }
  if (!isPossibleEmail(email)) return refuse(400, 'invalid_email_address', 'email must be a valid address');

  const passwordHash = await hashPassword(provider.newCustomerPassword);
  // Looked up after the last await: two registrations of one address at once must not both pass.
  const known = customers.findByName(email);
  if (known) {
    if (repeats.madeBy(once) === known.id)
      return { kind: 'opened', customer: known, token: tokens.issue('autologin', known.id) };
    return refuse(409, 'account_exists', 'email belongs to a customer already');
  }
  const customer = customers.add({
    ...{ email: email.trim(), fullName, phone, passwordHash },
    ...{ isDemo: false, createdAt: now() },
  });
  repeats.note(once, customer.id);
  outbox.send({
    channel: 'email',
    recipient: customer.email,
    subject: 'Доступ к панели',
    text: `Здравствуйте, ${fullName}! Ваш логин: ${customer.username}. Пароль у всех новых клиентов площадки один, он назван в её описании; свой можно задать по ссылке.`,
    link: `/panel/recovery?token=${tokens.issue('recovery', customer.id)}`,
  });
  return { kind: 'opened', customer, token: tokens.issue('autologin', customer.id) };
}

function isPossibleEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim());
}
