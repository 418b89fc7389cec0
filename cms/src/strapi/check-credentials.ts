import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { authService } from './admin-services';

/** What Strapi's own check answers: an error, whoever it is, and why not. */
type Answer = [null, object] | [null, false, { message: string }];

interface Account {
  password?: string | null;
  isActive?: boolean | null;
}

/**
 * Checks a password in the same time and with the same refusal whatever stands behind the e-mail: an account, one that has been
 * switched off or has not set a password yet, or nothing. Strapi compares only where there is something to compare with, and so
 * a stranger could learn who works here by the clock.
 */
export async function checkCredentialsAlike(strapi: Core.Strapi): Promise<void> {
  const auth = authService(strapi);
  // Made by Strapi itself, so it costs as much as those of accounts.
  const nobodys = await auth.hashPassword(randomBytes(32).toString('base64'));
  auth.checkCredentials = ({ email, password }) =>
    checkCredentials({
      find: () => strapi.db.query('admin::user').findOne({ where: { email } }),
      compare: (hash) => auth.validatePassword(password, hash),
      nobodys,
    });
}

interface Check {
  find(): Promise<Account | null>;
  compare(hash: string): Promise<boolean>;
  /** The hash of a password that nobody knows. */
  nobodys: string;
}

export async function checkCredentials({ find, compare, nobodys }: Check): Promise<Answer> {
  const account = await find();
  const isRight = await compare(account?.password || nobodys);
  if (account?.password && isRight && account.isActive === true) return [null, account];
  return [null, false, { message: 'Invalid credentials' }];
}
