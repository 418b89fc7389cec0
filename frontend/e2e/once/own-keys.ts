import { Redis } from 'ioredis';

/**
 * A part of a Redis that others use too. What an intent has made is noted by its number, and a new provider begins to
 * count anew: notes of earlier runs must not be seen.
 */
export class OwnKeys {
  readonly #prefix = `once-${crypto.randomUUID()}:`;

  constructor(private readonly base: string) {}

  get url(): string {
    return `${this.base}?${new URLSearchParams({ keyPrefix: this.#prefix })}`;
  }

  async forget(): Promise<void> {
    const redis = new Redis(this.base, { retryStrategy: () => null });
    redis.on('error', () => undefined);
    // One that is gone has nothing left to forget.
    if ((await redis.ping().catch(() => undefined)) === undefined) return;
    for await (const keys of redis.scanStream({ match: `${this.#prefix}*`, count: 1_000 }))
      if (keys.length > 0) await redis.del(...keys);
    redis.disconnect();
  }
}
