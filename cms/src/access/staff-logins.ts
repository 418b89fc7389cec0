import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { CmsEnv } from '../env';
import { BRAND } from '../shop-brand';
import { type AskedBy, ruleQuestions } from '../strapi/asked-by';
import { guardAdminRoute, guardAdminRouteToo } from '../strapi/guard-admin-route';
import type { Limiters } from './limiters';
import { FactorDemand } from './second-factor/demand-factor';
import { FactorStore, makeFactorTables } from './second-factor/factor-store';
import { SecondFactor } from './second-factor/second-factor';
import { openVault } from './second-factor/vault';
import { makeSessionTable, SessionStore } from './sessions/session-store';
import { StaffSessions } from './sessions/staff-sessions';
import { addressOf } from './staff-visits';

/** What whoever has to enrol first may still ask. Our own routes are named by their path. */
const OPEN_TO_ALL = new Set([
  ...['authenticated-user.getMe', 'authentication.logout'],
  ...['/second-factor', '/second-factor/offer'],
]);

export interface StaffLogins {
  factor: SecondFactor;
  sessions: StaffSessions;
  demand: FactorDemand;
}

/** Sets up how the staff gets into the panel and stays there. Called in `register`, before anything of the panel is guarded. */
export function ruleStaffLogins(strapi: Core.Strapi, env: CmsEnv, limiters: () => Limiters): StaffLogins {
  const now = () => new Date();
  const database = strapi.db.connection;
  const { encryptionKey, adminJwtSecret } = env.secrets;
  const factor = new SecondFactor({
    store: new FactorStore(database),
    vault: openVault(encryptionKey),
    ...{ now, issuer: issuerOf(env) },
  });
  const demand = new FactorDemand(strapi, {
    ...{ factor, limiters, secret: adminJwtSecret },
    addressOf: (request) => addressOf(request, env.trustedProxies),
  });
  const sessions = new StaffSessions(strapi, {
    ...{ store: new SessionStore(database), now, trustedProxies: env.trustedProxies },
    mayOpen: (userId) => demand.isMet(userId),
  });
  sessions.rule();
  demandOnReset(strapi, demand);
  endOnlyOwnSession(strapi);
  forgetWithAccounts(strapi, factor);
  if (env.secondFactor === 'required') ruleQuestions(strapi, (asked) => refuseWithoutFactor(asked, factor));
  return { factor, sessions, demand };
}

/** The tables; and a word where the key that opens what is in them is another one. Called while no other instance starts. */
export async function openStaffLogins(strapi: Core.Strapi, { factor }: StaffLogins): Promise<void> {
  await makeFactorTables(strapi.db.connection);
  await makeSessionTable(strapi.db.connection);
  if (!(await factor.isReadable()))
    strapi.log.error(
      'ENCRYPTION_KEY is not the one with which second factors were set up: whoever has one cannot log in until it is taken away or the key is put back.',
    );
}

/** The letter with a new password proves who reads a mailbox, and nothing more. Before the password is changed. */
function demandOnReset(strapi: Core.Strapi, demand: FactorDemand): void {
  guardAdminRouteToo(strapi, 'authentication.resetPassword', async ({ request }, next) => {
    const token: unknown = Reflect.get(Object(request.body), 'resetPasswordToken');
    // Nobody is asked for by an empty token or by something else than a text.
    const account =
      typeof token === 'string' && token !== ''
        ? await strapi.db
            .query('admin::user')
            .findOne({ where: { resetPasswordToken: token, isActive: true } })
        : null;
    if (account !== null) await demand.meet(account);
    await next();
  });
}

/** Strapi would end all sessions of an account when a browser does not say which one is its own. */
function endOnlyOwnSession(strapi: Core.Strapi): void {
  guardAdminRoute(strapi, 'authentication.logout', async ({ request }, next) => {
    // Which one that is, Strapi takes from the token; it only has to be asked to.
    request.body = { deviceId: 'own' };
    await next();
  });
}

function forgetWithAccounts(strapi: Core.Strapi, factor: SecondFactor): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ result }) {
      const id: unknown = Object(result).id;
      if (typeof id === 'number') await factor.remove(id);
    },
  });
}

/** Whoever has none may set one up, and log out; a key that somebody without one has made opens nothing. */
async function refuseWithoutFactor({ by, userId, route }: AskedBy, factor: SecondFactor): Promise<void> {
  if (by === 'admin' && OPEN_TO_ALL.has(route)) return;
  if (await factor.isOn(userId)) return;
  // Strapi takes the words of any other 403 away.
  throw new errors.PolicyError('Сначала включите второй фактор.', { secondFactor: 'enrol' });
}

/** The host that people open, so that an app with keys of several panels tells them apart. */
function issuerOf({ publicUrl }: CmsEnv): string {
  return publicUrl === undefined ? BRAND.name : `${BRAND.name} ${new URL(publicUrl).host}`;
}
