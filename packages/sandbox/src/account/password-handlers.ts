import type { Handler } from '../provider/handler';
import { answer, refuse, unauthorized } from '../provider/reply';
import { checkPassword } from './check-password';

const SMS_CUSTOMER = 'sms';

/** `POST /v3/auth`: name and password, for one customer also a code, for a token that opens the panel. */
export const authenticate: Handler<'authenticate'> = async ({ request, caller }, provider) => {
  const { customers, tokens, codes, outbox } = provider;
  const { basic } = caller;
  const customer = basic && (await checkPassword(customers, basic.username, basic.password));
  if (!customer) return unauthorized('Wrong username or password');
  if (customer.username === SMS_CUSTOMER) {
    if (!request.code) {
      const code = codes.issue(customer.id);
      outbox.send({ channel: 'sms', recipient: customer.phone, text: `Код для входа: ${code}` });
      return refuse(401, 'sms_required', 'code from the SMS is required');
    }
    if (!codes.redeem(customer.id, request.code)) {
      return refuse(401, 'sms_required', 'code is wrong or too old');
    }
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

/** `POST /v3/auth/recovery`: a letter with a link, if there is anybody to write to. The answer does not tell. */
export const recoverAccess: Handler<'recoverAccess'> = ({ request }, { customers, tokens, outbox }) => {
  const customer = customers.findByName(request.email);
  if (customer) {
    outbox.send({
      channel: 'email',
      recipient: customer.email,
      subject: 'Новый пароль',
      text: `Здравствуйте, ${customer.fullName}! Чтобы задать новый пароль для ${customer.username}, откройте страницу по ссылке. Она работает час и один раз.`,
      link: `/panel/recovery?token=${tokens.issue('recovery', customer.id)}`,
    });
  }
  return answer({});
};
