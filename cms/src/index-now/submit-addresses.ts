export interface IndexNowSettings {
  /** The site answers `/{key}.txt` with it, by which a search engine knows that it is asked by who owns the site. */
  key: string;
  /** Where a search engine takes addresses; it tells the others that take part (Yandex, Bing, Seznam, Naver). */
  endpoint: string;
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string;
}

export type Submission =
  | { status: 'taken' }
  /** Another try may go better. */
  | { status: 'postponed'; reason: string; pauseMs?: number }
  /** So would any other try be. */
  | { status: 'refused'; reason: string };

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 86_400_000;

/** Tells search engines that something has changed at these addresses of the site (https://www.indexnow.org/documentation). */
export async function submitAddresses(
  { key, endpoint, siteUrl }: IndexNowSettings,
  addresses: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Submission> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList: addresses.map((address) => `${siteUrl}${address}`),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return meaningOf(response);
  } catch (error) {
    return { status: 'postponed', reason: error instanceof Error ? error.message : String(error) };
  }
}

function meaningOf({ status, headers }: Response): Submission {
  if (status === 200 || status === 202) return { status: 'taken' };
  const reason = `it answered ${status}`;
  // 403: the key was not found at the site, which may be starting. 429: too many addresses for now.
  if (status >= 500 || status < 400 || [403, 408, 429].includes(status)) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    return seconds > 0
      ? { status: 'postponed', reason, pauseMs: Math.min(seconds * 1_000, LONGEST_PAUSE_MS) }
      : { status: 'postponed', reason };
  }
  return { status: 'refused', reason };
}
