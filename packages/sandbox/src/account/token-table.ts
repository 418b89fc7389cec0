import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '../store/open-database';

/**
 * What a token opens: `autologin` a session, `credentials` the cookie that asks for access tokens,
 * `access` orders, `panel` the pages of the panel, `recovery` the page that sets a password. One never stands in for another.
 */
export type TokenKind = 'autologin' | 'credentials' | 'access' | 'panel' | 'recovery';

const HOUR = 3_600_000;
const LIFETIME: Record<TokenKind, number> = {
  autologin: HOUR,
  access: HOUR,
  credentials: 30 * 24 * HOUR,
  panel: 12 * HOUR,
  recovery: HOUR,
};

export type TokenTable = ReturnType<typeof tokenTable>;

/** Tokens of customers. Only their hashes are stored: who reads the database cannot log in with it. */
export function tokenTable(store: Store, now: () => Date) {
  const insert = store.prepare(
    'INSERT INTO tokens (hash, kind, customer_id, expires_at) VALUES (?, ?, ?, ?)',
  );
  const find = store.prepare<[string, TokenKind, string], { customerId: number }>(
    'SELECT customer_id AS customerId FROM tokens WHERE hash = ? AND kind = ? AND expires_at > ?',
  );
  const remove = store.prepare('DELETE FROM tokens WHERE hash = ?');
  const removeOf = store.prepare('DELETE FROM tokens WHERE customer_id = ?');
  const removeExpired = store.prepare('DELETE FROM tokens WHERE expires_at <= ?');

  return {
    issue(kind: TokenKind, customerId: number): string {
      const token = randomBytes(24).toString('base64url');
      removeExpired.run(now().toISOString());
      insert.run(hash(token), kind, customerId, new Date(now().getTime() + LIFETIME[kind]).toISOString());
      return token;
    },

    /** Whose token it is; `undefined` for an unknown, expired or differently used one. */
    customerOf(kind: TokenKind, token: string): number | undefined {
      return find.get(hash(token), kind, now().toISOString())?.customerId;
    },

    revoke: (token: string) => remove.run(hash(token)),
    /** Ends all that a customer has open. */
    revokeAll: (customerId: number) => removeOf.run(customerId),
  };
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
