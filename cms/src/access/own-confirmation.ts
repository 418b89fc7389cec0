import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { textIn } from '../field-of';
import { authService } from '../strapi/admin-services';
import { currentRequest } from '../strapi/current-request';
import type { Limiters } from './limiters';
import { guardCodes } from './second-factor/guard-codes';
import type { SecondFactor } from './second-factor/second-factor';
import { addressOf } from './staff-visits';

export interface ConfirmedAccount {
  id: number;
  email: string;
  firstname?: string | null;
  lastname?: string | null;
}

interface Parts {
  factor: SecondFactor;
  limiters: () => Limiters;
  secret: string;
  trustedProxies: number;
}

/**
 * Somebody who is logged in shows once more who they are, before anything about logins changes: a browser that was left open is not its
 * owner. `body` holds `password`, and `code` where there is a second factor.
 */
export function ownConfirmation(strapi: Core.Strapi, { factor, limiters, secret, trustedProxies }: Parts) {
  return async (userId: number, body: unknown): Promise<ConfirmedAccount> => {
    const request = currentRequest(strapi);
    const account: (ConfirmedAccount & { password: string | null }) | null = await strapi.db
      .query('admin::user')
      .findOne({ where: { id: userId } });
    if (request === undefined || account === null) throw new errors.NotFoundError();
    const codes = guardCodes(limiters(), secret);
    const tried = { email: account.email, address: addressOf(request, trustedProxies) };
    const seconds = await codes.admit(tried);
    if (seconds > 0) {
      request.set('Retry-After', String(seconds));
      throw new errors.RateLimitError();
    }
    const password = textIn(body, 'password') ?? '';
    if (!(await authService(strapi).validatePassword(password, account.password ?? '')))
      throw new errors.ApplicationError('Неверный пароль.', { field: 'password' });
    if ((await factor.isOn(userId)) && !(await factor.take(userId, textIn(body, 'code') ?? '')))
      throw new errors.ApplicationError('Код неверный или уже использован.', { field: 'code' });
    await codes.succeeded(tried);
    return account;
  };
}
