import type { Handler } from '../provider/handler';
import { answer, refuse, unauthorized } from '../provider/reply';
import { checkPassword } from './check-password';

const SMS_CUSTOMER = 'sms';
const SMS_CODE = '1234';

/** `POST /v3/auth`: name and password, for one customer also a code, for a token that opens the panel. */
export const authenticate: Handler<'authenticate'> = async ({ request, caller }, { customers, tokens }) => {
  const { basic } = caller;
  const customer = basic && (await checkPassword(customers, basic.username, basic.password));
  if (!customer) return unauthorized('Wrong username or password');
  if (customer.username === SMS_CUSTOMER && request.code !== SMS_CODE) {
    return refuse(401, 'sms_required', request.code ? 'code is wrong' : 'code from the SMS is required');
  }
  return answer({ username: customer.username, autologin_token: tokens.issue('autologin', customer.id) });
};

/** `POST {landing}/registration/access`: name and password for the credentials cookie. */
export const grantAccess: Handler<'grantAccess'> = async ({ caller }, { customers, tokens }) => {
  const { basic } = caller;
  const customer = basic && (await checkPassword(customers, basic.username, basic.password));
  if (!customer) return unauthorized('Wrong username or password');
  return answer({ username: customer.username }, tokens.issue('credentials', customer.id));
};
