import type { RequestOf } from '@vitrina/provider-api/contract';
import type { Handler } from '../provider/handler';
import { answer, badRequest } from '../provider/reply';
import { openAccount } from './open-account';

/** `POST /v5/registration`: a new customer and a token that logs them in. */
export const register: Handler<'register'> = async ({ request, caller }, provider) => {
  const person = personOf(request);
  if (!person) return badRequest('either org or user is a required field');
  const opened = await openAccount({ ...person, email: request.email }, caller, provider);
  if (opened.kind === 'refused') return opened;
  const { customer, token } = opened;
  return answer({
    registration: { username: customer.username, autologin_token: token, service: 'cloud' },
  });
};

function personOf({ org, user }: RequestOf<'register'>) {
  if (org) return { fullName: org.contact_fio, phone: org.phone };
  if (user) return { fullName: user.name, phone: user.phone };
  return undefined;
}
