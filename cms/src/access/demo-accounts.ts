import type { Core } from '@strapi/strapi';
import { adminServices } from './admin-services';
import { ROLES } from './roles';

const ACCOUNTS = [
  { email: 'developer@vitrina.example', firstname: 'Разработчик', role: 'strapi-super-admin' },
  { email: 'editor@vitrina.example', firstname: 'Редактор', role: ROLES.editor.code },
  { email: 'marketer@vitrina.example', firstname: 'Маркетолог', role: ROLES.marketer.code },
] as const;

/** Gives a demonstration its three accounts, with the password and the role that are declared. */
export async function ensureDemoAccounts(strapi: Core.Strapi, password: string): Promise<void> {
  const users = adminServices(strapi).get('admin::user');
  const auth = adminServices(strapi).get('admin::auth');
  for (const { email, firstname, role: code } of ACCOUNTS) {
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
  strapi.log.warn('VITRINA_DEMO is on: three demonstration accounts can log in to the panel.');
}
