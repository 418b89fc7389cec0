import type { Core } from '@strapi/strapi';
import { MovedPart, partOfStrapi } from './part-of-strapi';

/** Sessions of the panel, not those of other programs. */
const ORIGIN = 'admin';
const SESSION = 'admin::session';

/**
 * A login and everything that was renewed from it is one session. Strapi keeps a row for each renewal and ties them together by what it
 * calls the device.
 */
export interface SessionRules {
  /** Before a session is made for somebody: throws to refuse it, and names it otherwise. */
  open(userId: number): Promise<string>;
  /** Whether it may still be used. */
  isOpen(session: string): Promise<boolean>;
  /** Called before Strapi forgets sessions of somebody: this one, or all but the one that is to stay. */
  close(userId: number, session?: string): Promise<void>;
  /** Which session of this person stays when Strapi would end all of them. */
  kept(userId: number): Promise<string | undefined>;
}

interface OriginSessions {
  origin: string;
  generateRefreshToken(userId: string, device: string, options?: object): Promise<unknown>;
  rotateRefreshToken(token: string): Promise<{ error: string } | { sessionId: string }>;
  isSessionActive(sessionId: string): Promise<boolean>;
  invalidateRefreshToken(userId: string, device?: string): Promise<void>;
  revokeSessionById(userId: string, sessionId: string): Promise<boolean>;
}

/** Makes, renews and ends the sessions of the panel: everything that hands out a token goes through it. */
export const sessionManager = partOfStrapi<(origin: string) => OriginSessions>({
  name: 'sessionManager',
  find: (strapi) => strapi.get('sessionManager'),
  methods: [],
  otherwise: 'a session would open without the second factor, and an ended one would go on',
});

/** Puts the rules before and after whatever Strapi does with a session of the panel. Called in `register`. */
export function ruleSessions(strapi: Core.Strapi, rules: SessionRules): void {
  const sessions = sessionsOf(strapi);
  const { generateRefreshToken, rotateRefreshToken } = sessions;
  const { isSessionActive, invalidateRefreshToken, revokeSessionById } = sessions;

  sessions.generateRefreshToken = async function (userId, device, options) {
    if (this.origin !== ORIGIN) return generateRefreshToken.call(this, userId, device, options);
    // What the browser calls its device is nobody's proof, and two logins in one browser are two sessions.
    return generateRefreshToken.call(this, userId, await rules.open(Number(userId)), options);
  };
  sessions.rotateRefreshToken = async function (token) {
    const renewed = await rotateRefreshToken.call(this, token);
    // It may have been ended while it was renewed: the row that was made meanwhile opens nothing.
    if (this.origin !== ORIGIN || 'error' in renewed) return renewed;
    return (await isOpen(renewed.sessionId)) ? renewed : { error: 'invalid_refresh_token' };
  };
  sessions.isSessionActive = async function (sessionId) {
    if (!(await isSessionActive.call(this, sessionId))) return false;
    return this.origin !== ORIGIN || isOpen(sessionId);
  };
  sessions.invalidateRefreshToken = async function (userId, device) {
    if (this.origin !== ORIGIN) return invalidateRefreshToken.call(this, userId, device);
    const kept = device === undefined ? await rules.kept(Number(userId)) : undefined;
    await rules.close(Number(userId), device);
    if (kept === undefined) return invalidateRefreshToken.call(this, userId, device);
    await strapi.db.query(SESSION).deleteMany({ where: { userId, origin: ORIGIN, deviceId: { $ne: kept } } });
  };
  // Strapi would forget one row of it, and the tokens of those before would go on.
  sessions.revokeSessionById = async function (userId, sessionId) {
    if (this.origin !== ORIGIN) return revokeSessionById.call(this, userId, sessionId);
    const session = await sessionOf(strapi, sessionId);
    if (session === undefined || session.userId !== userId) return false;
    await this.invalidateRefreshToken(userId, session.name);
    return true;
  };

  async function isOpen(sessionId: string): Promise<boolean> {
    const session = await sessionOf(strapi, sessionId);
    return session !== undefined && rules.isOpen(session.name);
  }
}

/** Ends one session of somebody, or all of them except the one that `SessionRules.kept` names. */
export function endSessions(strapi: Core.Strapi, userId: number, session?: string): Promise<void> {
  return sessionManager(strapi)(ORIGIN).invalidateRefreshToken(String(userId), session);
}

/** The names of somebody's sessions that have not run out. */
export async function liveSessions(strapi: Core.Strapi, userId: number, now: Date): Promise<Set<string>> {
  const rows: { deviceId: string }[] = await strapi.db.query(SESSION).findMany({
    where: { userId: String(userId), origin: ORIGIN, status: 'active', expiresAt: { $gt: now } },
    select: ['deviceId'],
  });
  return new Set(rows.map(({ deviceId }) => deviceId));
}

/** The session to which a token belongs, whichever renewal it is from. */
export async function sessionOf(
  strapi: Core.Strapi,
  sessionId: string,
): Promise<{ name: string; userId: string } | undefined> {
  const row: { deviceId: string | null; userId: string } | null = await strapi.db
    .query(SESSION)
    .findOne({ where: { sessionId, origin: ORIGIN }, select: ['deviceId', 'userId'] });
  return row === null ? undefined : { name: row.deviceId ?? '', userId: row.userId };
}

const USED = [
  'generateRefreshToken',
  'rotateRefreshToken',
  'isSessionActive',
  'invalidateRefreshToken',
  'revokeSessionById',
] as const satisfies readonly (keyof OriginSessions)[];

/** What all session managers inherit from: Strapi makes one for each question. */
function sessionsOf(strapi: Core.Strapi): OriginSessions {
  const one = sessionManager(strapi)(ORIGIN);
  const sessions: OriginSessions = Object.getPrototypeOf(one);
  const missing = USED.filter((method) => typeof sessions[method] !== 'function');
  if (missing.length > 0 || one.origin !== ORIGIN)
    throw new MovedPart(
      `its session manager has no ${[...missing, 'origin'].join(', ')}`,
      'a session would open without the second factor, and an ended one would go on',
    );
  return sessions;
}
