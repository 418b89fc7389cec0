import 'server-only';
import { ProviderOutage } from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { ContentOutage } from '~/content/client';
import { log } from '~/runtime/log';
import { UNAVAILABLE, type Unavailable } from './unavailable';

/**
 * What a part of a page shows, or that it is not to be had. A page that is made without one of its parts lives for a second only,
 * however long its usual life is, so that it heals by itself.
 */
export async function orUnavailable<Part>(load: () => Promise<Part>): Promise<Part | Unavailable> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ProviderOutage || error instanceof ContentOutage)) throw error;
    log.warn({ error: String(error) }, 'a part of a page is left out');
    await liveBriefly();
    return UNAVAILABLE;
  }
}

/** A page lives no longer than the shortest of what it is made of. */
const liveBriefly = unstable_cache(async () => true, ['brief-page'], { revalidate: 1 });
