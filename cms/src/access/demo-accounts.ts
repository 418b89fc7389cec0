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
  for (const { email, firstname, role: code } of accounts) {
    const role = await strapi.db.query('admin::role').findOne({ where: { code } });
    if (role === null) throw new Error(`There is no role ${code} for the account ${email}.`);
    const existing = await users.findOneByEmail(email);
    if (existing === null) {
      await users.create({
        email,
        firstname,
        password,
        preferedLanguage: 'ru',
        isActive: true,
        roles: [role.id],
      });
      continue;
    }
    const isCurrent = await auth.validatePassword(password, existing.password);
    await users.updateById(existing.id, {
      isActive: true,
      roles: [role.id],
      ...(isCurrent ? {} : { password }),
    });
  }
  strapi.log.warn('VITRINA_DEMO is on: an account for each role can log in to the panel.');
}
