import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsEnv } from '../env';
import { checkCredentialsAlike } from '../strapi/check-credentials';
import { type AdminContext, type AdminMiddleware, guardAdminRoute } from '../strapi/guard-admin-route';
import { takeRequestsForEncrypted } from '../strapi/take-requests-for-encrypted';
import { guardLogins, keysWith, type LoginTry } from './guard-logins';
import { type Limit, type Limiters, limitersInMemory, limitersInPostgres, secondsToWait } from './limiters';
import { visitorAddress } from './visitor-address';

const QUARTER_HOUR = 15 * 60;

/** What else of the panel's API strangers may ask, and how often one address may. Its answers do not depend on who has an account. */
const DOORS: Readonly<Record<string, Limit>> = {
  'authentication.registerAdmin': { name: 'first-account', points: 10, duration: QUARTER_HOUR },
  'authentication.register': { name: 'invitation', points: 10, duration: QUARTER_HOUR },
  'authentication.registrationInfo': { name: 'invitation-read', points: 30, duration: QUARTER_HOUR },
  'authentication.forgotPassword': { name: 'recovery', points: 10, duration: QUARTER_HOUR },
  'authentication.resetPassword': { name: 'new-password', points: 10, duration: QUARTER_HOUR },
  // Every open tab of everybody in an office renews its session here.
  'authentication.accessToken': { name: 'renewal', points: 600, duration: 5 * 60 },
};

/** Letters to one e-mail: each makes the link in the one before worthless. */
const LETTERS: Limit = { name: 'recovery-letters', points: 3, duration: QUARTER_HOUR };

/** Where the counts are kept; from the end of the start on. */
let limiters: Limiters = limitersInMemory();

/** Puts limits before everything of the panel that can be asked without being logged in. */
export async function guardPanelDoors(strapi: Core.Strapi, env: CmsEnv): Promise<void> {
  if (env.publicUrl?.startsWith('https:')) takeRequestsForEncrypted(strapi);
  await checkCredentialsAlike(strapi);
  const addressOf = addressReader(strapi, env.trustedProxies);
  guardAdminRoute(strapi, 'authentication.login', limitLogins(strapi, env, addressOf));
  for (const [handler, limit] of Object.entries(DOORS)) {
    guardAdminRoute(strapi, handler, async (context, next) => {
      const { account, address } = keysWith(env.secrets.adminJwtSecret, {
        email: textIn(context, 'email'),
        address: addressOf(context),
      });
      stopFor(context, await secondsToWait(limiters(limit), address));
      if (handler === 'authentication.forgotPassword') {
        stopFor(context, await secondsToWait(limiters(LETTERS), account));
      }
      await next();
    });
  }
}

/** Counts of several instances belong together: PostgreSQL keeps them for all, SQLite has one instance only. */
export async function openLimiters(strapi: Core.Strapi, { database }: CmsEnv): Promise<void> {
  limiters = database.client === 'postgres' ? await limitersInPostgres(strapi) : limitersInMemory();
}

function limitLogins(
  strapi: Core.Strapi,
  { secrets }: CmsEnv,
  addressOf: (context: AdminContext) => string,
): AdminMiddleware {
  return async (context, next) => {
    const tried: LoginTry = { email: textIn(context, 'email'), address: addressOf(context) };
    // Strapi would also take them from the address of the request, where they are not counted and stand in logs.
    if (tried.email === '' || textIn(context, 'password') === '') {
      throw new errors.ApplicationError('Invalid credentials');
    }
    const guard = guardLogins(limiters, secrets.adminJwtSecret);
    const seconds = await guard.admit(tried);
    if (seconds > 0) strapi.log.warn('A login was refused: there were too many tries.');
    stopFor(context, seconds);
    await next();
    if (context.status === 200) await guard.succeeded(tried);
  };
}

function stopFor(context: AdminContext, seconds: number): void {
  if (seconds === 0) return;
  context.set('Retry-After', String(seconds));
  throw new errors.RateLimitError();
}

function addressReader(strapi: Core.Strapi, trustedProxies: number) {
  let isTold = trustedProxies > 0;
  return (context: AdminContext): string => {
    const forwardedFor = context.get('X-Forwarded-For');
    if (forwardedFor !== '' && !isTold) {
      isTold = true;
      strapi.log.warn(
        'A login came with X-Forwarded-For, which is not believed: set TRUSTED_PROXIES if a proxy of yours has sent it.',
      );
    }
    return visitorAddress({ forwardedFor, socket: context.req.socket.remoteAddress ?? '', trustedProxies });
  };
}

/** A text of the body; anything else is as good as none. */
function textIn({ request }: AdminContext, name: string): string {
  const value: unknown = Reflect.get(Object(request.body), name);
  return typeof value === 'string' ? value : '';
}
