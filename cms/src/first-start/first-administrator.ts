import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsEnv } from '../env';
import { userService } from '../strapi/admin-services';
import { guardAdminRouteToo } from '../strapi/guard-admin-route';

const REGISTRATION = 'authentication.registerAdmin';

/**
 * Strapi makes the first stranger who reaches a new panel its administrator. Here only who starts the CMS does that
 * (`createFirstAdministrator`), and the form answers everybody how.
 */
export function closeRegistrationOfAdministrators(strapi: Core.Strapi): void {
  guardAdminRouteToo(strapi, REGISTRATION, async () => {
    // Strapi takes the words of any other 403 away.
    throw new errors.PolicyError(
      'Первого администратора создаёт тот, кто запускает CMS: переменными ADMIN_EMAIL и ADMIN_PASSWORD.',
    );
  });
}

/** Makes the account on a database without any; one that is there, or was changed since, is left alone. */
export async function createFirstAdministrator(
  strapi: Core.Strapi,
  account: CmsEnv['firstAdministrator'],
): Promise<void> {
  const users = userService(strapi);
  if (await users.exists()) return;
  if (account === undefined) {
    strapi.log.warn(
      'Nobody can log in to the panel yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again.',
    );
    return;
  }
  await users.createFirstAdmin({ ...account, firstname: 'Администратор', preferedLanguage: 'ru' });
  strapi.log.info(`The first administrator of the panel is ${account.email}.`);
}
