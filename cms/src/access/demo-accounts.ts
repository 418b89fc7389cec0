import type { Core } from '@strapi/strapi';
import type { CmsEnv } from '../env';
import { authService, userService } from '../strapi/admin-services';
import { ROLES } from './roles';

const ACCOUNTS = [
  { email: 'developer@vitrina.example', firstname: 'Разработчик', role: 'strapi-super-admin' },
  { email: 'editor@vitrina.example', firstname: 'Редактор', role: ROLES.editor.code },
  { email: 'author@vitrina.example', firstname: 'Автор', role: ROLES.author.code },
  { email: 'marketer@vitrina.example', firstname: 'Маркетолог', role: ROLES.marketer.code },
  { email: 'support@vitrina.example', firstname: 'Поддержка', role: ROLES.support.code },
] as const;

export type DemoAccount = (typeof ACCOUNTS)[number];

/**
 * Who can log in to a demonstration. Where everybody may, nobody may do everything: that account could make webhooks into the network of
 * the machine, keys, and accounts of its own.
 */
export function demoAccounts({ demoResetMinutes }: Pick<CmsEnv, 'demoResetMinutes'>): readonly DemoAccount[] {
  return demoResetMinutes === 0 ? ACCOUNTS : ACCOUNTS.filter(({ role }) => role !== 'strapi-super-admin');
}

/** Gives a demonstration these accounts, with the password and the role that are declared. */
export async function ensureDemoAccounts(
  strapi: Core.Strapi,
  password: string,
  accounts: readonly DemoAccount[],
): Promise<void> {
  const users = userService(strapi);
  const auth = authService(strapi);
  // One for all: to make or to compare one takes a tenth of a second of a processor.
  let shared: string | undefined;
  for (const { email, firstname, role: code } of accounts) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    if (role === null) throw new Error(`There is no role ${code} for the account ${email}.`);
    const declared = { isActive: true, roles: [role.id] };
    const existing = await users.findOneByEmail(email);
    const { id, password: kept } = existing
      ? await users.updateById(existing.id, declared)
      : await users.create({ ...declared, email, firstname, preferedLanguage: 'ru' });
    if (kept !== null && (kept === shared || (await auth.validatePassword(password, kept)))) {
      // Not written anew, which would end the sessions of the account.
      shared = kept;
      continue;
    }
    shared ??= await auth.hashPassword(password);
    await strapi.db.query('admin::user').update({ where: { id }, data: { password: shared } });
  }
  strapi.log.warn('VITRINA_DEMO is on: an account for each role can log in to the panel.');
}
