import type { Caller } from '../provider/caller';
import type { Handler } from '../provider/handler';
import type { Provider } from '../provider/provider';
import { answer, refuse, unauthorized } from '../provider/reply';
import type { Customer } from './customer-table';

/** `POST /api/v1/auth/auto-login`: the token of a registration or a login for the credentials cookie. */
export const autoLogIn: Handler<'autoLogIn'> = ({ request }, { customers, tokens }) => {
  const id = tokens.customerOf('autologin', request.portal_token);
  const customer = id === undefined ? undefined : customers.find(id);
  if (!customer) return unauthorized('portal_token is unknown or expired');
  return answer({ username: customer.username }, tokens.issue('credentials', customer.id));
};

/** `POST {landing}/login/check`: whose cookie it is, and a token to order with. */
export const checkLogin: Handler<'checkLogin'> = ({ caller }, provider) => {
  const customer = cookieOwner(caller, provider);
  return customer ? answer(session(customer, provider)) : unauthorized('Not logged in');
};

/** `POST /api/v1/auth/update-token`: the next access token. 403, unlike everywhere else, says that there is no session. */
export const refreshToken: Handler<'refreshToken'> = ({ caller }, provider) => {
  const customer = cookieOwner(caller, provider);
  return customer ? answer(session(customer, provider)) : refuse(403, 'forbidden', 'Not logged in');
};

function cookieOwner({ credentials }: Caller, { customers, tokens }: Provider): Customer | undefined {
  const id = credentials === undefined ? undefined : tokens.customerOf('credentials', credentials);
  return id === undefined ? undefined : customers.find(id);
}

function session(customer: Customer, { tokens }: Provider) {
  return {
    access_token: tokens.issue('access', customer.id),
    user: {
      id: String(customer.id),
      username: customer.username,
      full_name: customer.fullName,
      email: customer.email,
    },
  };
}
