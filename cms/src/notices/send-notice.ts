import { setTimeout as pause } from 'node:timers/promises';

/** What the site is told: which kind of content changed, how, and where it is shown. */
export interface Notice {
  type: string;
  event: 'publish' | 'unpublish' | 'update' | 'delete';
  url?: string;
  topic?: string;
  category?: string;
  path?: string;
  /** Of a service: whether it stands among the services or the solutions. */
  kind?: string;
}

export interface Site {
  url: string;
  revalidateSecret: string;
}

const ATTEMPT_TIMEOUT_MS = 5000;
const PAUSES_MS = [500, 2000, 8000];

/** Tells the site of a change, repeating a failed attempt a few times; answers why the last one failed, or nothing. */
export async function sendNotice(site: Site, notice: Notice): Promise<string | undefined> {
  let failure = await attempt(site, notice);
  for (const milliseconds of PAUSES_MS) {
    if (failure === undefined) return undefined;
    // Unreferenced: a notice that waits must not keep the CMS from stopping.
    await pause(milliseconds, undefined, { ref: false });
    failure = await attempt(site, notice);
  }
  return failure;
}

async function attempt(site: Site, notice: Notice): Promise<string | undefined> {
  try {
    const response = await fetch(`${site.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': site.revalidateSecret },
      body: JSON.stringify(notice),
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `the site answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
