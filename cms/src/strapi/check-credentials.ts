import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { authService } from './admin-services';

/** What Strapi's own check answers: an error, whoever it is, and why not. */
type Answer = [null, object] | [null, false, { message: string }];

interface Account {
  password?: string | null;
  isActive?: boolean | null;
}

/** Somebody who has shown the right password. */
export interface KnownAccount {
  id: number;
  email: string;
}

/**
 * Checks a password in the same time and with the same refusal whatever stands behind the e-mail: an account, one that has been
 * switched off or has not set a password yet, or nothing. Strapi compares only where there is something to compare with, and so
 * a stranger could learn who works here by the clock.
 *
 * `demand` is called once the password is right, and throws a `LoginRefusal` where that is not enough.
 */
export async function checkCredentialsAlike(
  strapi: Core.Strapi,
  demand: (account: KnownAccount) => Promise<void>,
): Promise<void> {
  const auth = authService(strapi);
  // Made by Strapi itself, so it costs as much as those of accounts.
  const nobodys = await auth.hashPassword(randomBytes(32).toString('base64'));
  auth.checkCredentials = ({ email, password }) =>
    checkCredentials({
      find: () => strapi.db.query('admin::user').findOne({ where: { email } }),
      compare: (hash) => auth.validatePassword(password, hash),
      demand,
      nobodys,
    });
}

/** Of all that a login may fail with, Strapi answers only errors with this code in their own words. */
const TOLD = { code: 'LOGIN_NOT_ALLOWED' };

/** A login that is refused though the password is right. */
export class LoginRefusal extends errors.ApplicationError {
  constructor(message: string, details: object) {
    super(message, { ...details, ...TOLD });
  }
}

/** The same, for whoever has tried too often. */
export class LoginLimit extends errors.RateLimitError {
  constructor(details: object) {
    super(undefined, { ...details, ...TOLD });
  }
}

interface Check<Found extends Account> {
  find(): Promise<Found | null>;
  compare(hash: string): Promise<boolean>;
  demand(account: Found): Promise<void>;
  /** The hash of a password that nobody knows. */
  nobodys: string;
}

export async function checkCredentials<Found extends Account>(check: Check<Found>): Promise<Answer> {
  const { find, compare, demand, nobodys } = check;
  const account = await find();
  const isRight = await compare(account?.password || nobodys);
  if (!account?.password || !isRight || account.isActive !== true)
    return [null, false, { message: 'Invalid credentials' }];
  await demand(account);
  return [null, account];
}
