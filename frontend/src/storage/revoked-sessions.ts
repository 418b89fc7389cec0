import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { createMemoryRevocations, type OwnRevocations, openDiskRevocations } from './own-revocations';
import { createRevocationList, type RevocationList } from './revocation-list';
import { sharedRedis } from './shared-redis';

let list: RevocationList | undefined;

/** The sessions of this site that were ended by logging out: in Redis for several instances, on disk, else in memory. */
export function revokedSessions(): RevocationList {
  list ??= processWide('revoked-sessions', () =>
    createRevocationList({ own: openOwn(), redis: sharedRedis() }),
  );
  return list;
}

function openOwn(): OwnRevocations {
  const { STATE_DIR } = env();
  if (!STATE_DIR) return createMemoryRevocations();
  try {
    return openDiskRevocations(STATE_DIR, logTrouble);
  } catch (error) {
    logTrouble(error);
    return createMemoryRevocations();
  }
}

function logTrouble(error: unknown): void {
  log.error({ err: error }, 'ended sessions cannot be kept on disk: they open again when this process ends');
}
