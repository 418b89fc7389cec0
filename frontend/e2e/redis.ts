import { createConnection } from 'node:net';
import { test } from '@playwright/test';

export const REDIS_URL = process.env.REDIS_TEST_URL ?? 'redis://127.0.0.1:6379';

/** Leaves the journey out, and says so, where no Redis listens: on a developer's machine that is a choice, on CI a failure. */
export async function needRedis(why: string): Promise<void> {
  test.skip(!process.env.CI && !(await listens()), `no Redis at ${REDIS_URL}: ${why}`);
}

function listens(): Promise<boolean> {
  const { hostname, port } = new URL(REDIS_URL);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379) });
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}
