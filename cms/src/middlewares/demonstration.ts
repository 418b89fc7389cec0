import { errors } from '@strapi/utils';
import { demoAccounts } from '../access/demo-accounts';
import { loadEnv } from '../env';

interface Context {
  method: string;
  path: string;
  status: number;
  body: unknown;
  set(header: string, value: string): void;
}

/** What the panel of a demonstration says of it to whoever opens it (src/admin/demonstration). */
export interface Demonstration {
  /** Between two resets. */
  minutes: number;
  accounts: { name: string; email: string }[];
  password: string;
}

const ADDRESS = '/_demonstration';

/** A profile with its password, which one may still read. */
const PROFILE = /^\/admin\/users\/me\b/i;
/** A second factor, and the sessions of all who share the account, with their addresses. */
const LOGINS = /^\/vitrina\/(?:second-factor|own-sessions|own-logins)\b/i;

/**
 * In a demonstration that is open to everybody an account belongs to all of them: nobody may lock the others out of it. At its own address
 * it says what anybody may know of it, and 204 where the panel is one of people at work.
 */
export default () => {
  const env = loadEnv();
  const { demoPassword: password, demoResetMinutes: minutes } = env;
  const told: Demonstration | undefined =
    password === undefined || minutes === 0
      ? undefined
      : {
          ...{ minutes, password },
          accounts: demoAccounts(env).map(({ email, firstname: name }) => ({ name, email })),
        };
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.path === ADDRESS) {
      context.set('Cache-Control', 'no-store');
      context.status = told === undefined ? 204 : 200;
      if (told !== undefined) context.body = told;
      return;
    }
    const { method, path } = context;
    if (told !== undefined && (LOGINS.test(path) || (method !== 'GET' && PROFILE.test(path))))
      throw new errors.ForbiddenError(
        'В демонстрации это закрыто: под этим аккаунтом входят все, кто её смотрит.',
      );
    await next();
  };
};
