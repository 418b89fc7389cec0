import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsEnv } from '../env';
import { metrics } from '../observability/metrics';
import { checkCredentialsAlike } from '../strapi/check-credentials';
import { type AdminContext, type AdminMiddleware, guardAdminRoute } from '../strapi/guard-admin-route';
import { takeRequestsForEncrypted } from '../strapi/take-requests-for-encrypted';
import { guardLogins, keysWith, type LoginTry } from './guard-logins';
import { type Limit, type Limiters, limitersInMemory, limitersInPostgres, secondsToWait } from './limiters';
import { type WantsFactor, wantedFactor } from './second-factor/demand-factor';
import { ruleStaffLogins, type StaffLogins } from './staff-logins';
import { visitorAddress } from './visitor-address';

const QUARTER_HOUR = 15 * 60;

/** Who guesses codes has the password already. */
const WITHOUT_FACTOR: Record<WantsFactor['secondFactor'], string> = {
  needed: 'asked',
  wrong: 'wrong-code',
  limited: 'code-limited',
};

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

/** Of the counts as they are kept at the moment. */
export const currentLimiters = (): Limiters => limiters;

/** Puts limits before everything of the panel that can be asked without being logged in, and a second factor before sessions. */
export async function guardPanelDoors(strapi: Core.Strapi, env: CmsEnv): Promise<StaffLogins> {
  if (env.publicUrl?.startsWith('https:')) takeRequestsForEncrypted(strapi);
  const addressOf = addressReader(strapi, env.trustedProxies);
  guardAdminRoute(strapi, 'authentication.login', limitLogins(strapi, env, addressOf));
  for (const [handler, limit] of Object.entries(DOORS)) {
    guardAdminRoute(strapi, handler, async (context, next) => {
      // Strapi looks into a body that nobody has sent, and fails.
      context.request.body ??= {};
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
  const logins = ruleStaffLogins(strapi, env, currentLimiters);
  await checkCredentialsAlike(strapi, (account) => logins.demand.meet(account));
  return logins;
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
    if (seconds > 0) {
      metrics().logins.inc({ outcome: 'refused' });
      strapi.log.warn('A login was refused: there were too many tries.');
    }
    stopFor(context, seconds);
    try {
      await next();
    } catch (error) {
      // Codes are counted for themselves.
      const wanted = wantedFactor(error);
      if (wanted) await guard.knewPassword(tried);
      metrics().logins.inc({ outcome: wanted ? WITHOUT_FACTOR[wanted] : 'wrong' });
      throw error;
    }
    metrics().logins.inc({ outcome: context.status === 200 ? 'in' : 'wrong' });
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
