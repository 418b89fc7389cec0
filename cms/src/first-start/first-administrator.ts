import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsEnv } from '../env';
import { userService } from '../strapi/admin-services';
import { guardAdminRouteToo } from '../strapi/guard-admin-route';
import { whenListening } from '../strapi/when-listening';
import { REGISTRATION_PAGE, SETUP_TOKEN_HEADER, SETUP_TOKEN_KEY } from './setup-link';
import { makeSetupTokenTable, SetupTokens, TOKEN_HOURS } from './setup-token';

const REGISTRATION = 'authentication.registerAdmin';
/** What prints another link, in the folder of the CMS. */
const COMMAND = 'node dist/src/commands/first-administrator.js';

/**
 * Strapi makes the first stranger who reaches a new panel its administrator. Here that takes the token which the log of the CMS tells
 * (rule R113); whoever takes it first has it, and it is gone with the account that it has made.
 */
export function guardFirstRegistration(strapi: Core.Strapi): void {
  const users = userService(strapi);
  const tokens = setupTokens(strapi);
  guardAdminRouteToo(strapi, REGISTRATION, async (context, next) => {
    // Before what has been filled in is judged: a stranger hears the same whatever they send.
    if (await users.exists())
      throw refusal('Администратор уже есть: войдите или попросите его завести вам аккаунт.');
    if (!(await tokens.isRight(context.get(SETUP_TOKEN_HEADER)))) throw wrongToken();
    await next();
  });
  const create = users.createFirstAdmin.bind(users);
  users.createFirstAdmin = async (account) => {
    const request = strapi.requestContext.get();
    if (request === undefined) return create(account);
    const taken = await tokens.take(request.get(SETUP_TOKEN_HEADER));
    if (taken === undefined) throw wrongToken();
    // In no transaction around both: Strapi tells others of the account before that would end, and they would ask in it.
    try {
      return await create(account);
    } catch (error) {
      await tokens.giveBack(taken);
      throw error;
    }
  };
}

/** Makes the account on a database without any; one that is there, or was changed since, is left alone. Nobody else starts meanwhile. */
export async function createFirstAdministrator(
  strapi: Core.Strapi,
  account: CmsEnv['firstAdministrator'],
): Promise<void> {
  const users = userService(strapi);
  await makeSetupTokenTable(strapi.db.connection);
  if (account !== undefined && !(await users.exists())) {
    await users.createFirstAdmin({ ...account, firstname: 'Администратор', preferedLanguage: 'ru' });
    strapi.log.info(`The first administrator of the panel is ${account.email}.`);
  }
  if (await users.exists()) await setupTokens(strapi).withdraw();
}

/** Tells whoever reads the log how to become the first administrator, once this instance answers. */
export function announceRegistration(strapi: Core.Strapi, env: CmsEnv): void {
  whenListening(strapi, () => {
    announce(strapi, env).catch((error: unknown) => {
      strapi.log.error(`The link for the first administrator cannot be made: ${String(error)}`);
    });
  });
}

/** A link that opens the registration of the first administrator, in the place of any before; none when there is one already. */
export async function anotherRegistrationLink(strapi: Core.Strapi, env: CmsEnv): Promise<string | undefined> {
  if (await userService(strapi).exists()) return undefined;
  return linkWith(await setupTokens(strapi).issueAnother(), env);
}

async function announce(strapi: Core.Strapi, env: CmsEnv): Promise<void> {
  if (await userService(strapi).exists()) return;
  const token = await setupTokens(strapi).issue();
  const another = `another one is printed by: ${COMMAND}`;
  strapi.log.warn(
    token === undefined
      ? `Nobody can log in to the panel yet. The link for the first administrator was told before, and ${another}`
      : `Nobody can log in to the panel yet. The first administrator registers here, once and within ${TOKEN_HOURS} hours (${another}): ${linkWith(token, env)}`,
  );
}

/** What stands behind the hash goes to no server, and so into no log of a proxy. */
function linkWith(token: string, { publicUrl, host, port }: CmsEnv): string {
  const own = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
  return `${publicUrl ?? own}${REGISTRATION_PAGE}#${SETUP_TOKEN_KEY}=${token}`;
}

function setupTokens(strapi: Core.Strapi): SetupTokens {
  return new SetupTokens(strapi.db.connection, () => new Date());
}

function wrongToken(): Error {
  return refusal(
    `Эта ссылка не открывает регистрацию: её уже заменили другой, ей больше ${TOKEN_HOURS} часов или в ней нет токена. Первого администратора заводят по ссылке из журнала CMS; новую печатает команда «${COMMAND}» в папке CMS.`,
  );
}

/** Strapi takes the words of any other 403 away. */
function refusal(words: string): Error {
  return new errors.PolicyError(words);
}
