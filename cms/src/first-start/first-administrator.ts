import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { adminServices } from '../access/admin-services';
import type { CmsEnv } from '../env';

const REGISTRATION = 'authentication.registerAdmin';

/**
 * Strapi makes the first stranger who reaches a new panel its administrator. Here only who starts the CMS does that
 * (`createFirstAdministrator`), and the form answers everybody how.
 */
export function closeRegistrationOfAdministrators(strapi: Core.Strapi): void {
  const routes = Object.values<{ routes?: Core.RouteInput[] }>(Reflect.get(strapi.admin, 'routes'));
  const route = routes.flatMap((group) => group.routes ?? []).find(({ handler }) => handler === REGISTRATION);
  if (route === undefined)
    throw new Error('Strapi has no registration of administrators that could be closed.');
  route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), refuse] };
}

const refuse: Core.MiddlewareHandler = async () => {
  // Strapi takes the words of any other 403 away.
  throw new errors.PolicyError(
    'Первого администратора создаёт тот, кто запускает CMS: переменными ADMIN_EMAIL и ADMIN_PASSWORD.',
  );
};

/** Makes the account on a database without any; one that is there, or was changed since, is left alone. */
export async function createFirstAdministrator(
  strapi: Core.Strapi,
  account: CmsEnv['firstAdministrator'],
): Promise<void> {
  const users = adminServices(strapi).get('admin::user');
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
