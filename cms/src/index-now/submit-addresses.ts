import { type Outcome, outcomeOf, whyNotAnswered } from '../outside-answer';

export interface IndexNowSettings {
  /** The site answers `/{key}.txt` with it, by which a search engine knows that it is asked by who owns the site. */
  key: string;
  /** Where a search engine takes addresses; it tells the others that take part (Yandex, Bing, Seznam, Naver). */
  endpoint: string;
  /** Where people reach the site, without a slash at the end. */
  siteUrl: string;
}

const PATIENCE_MS = 10_000;
/** 403: the key was not found at the site, which may be starting. 429: too many addresses for now. */
const LATER = [403, 408, 429];

/** Tells search engines that something has changed at these addresses of the site (https://www.indexnow.org/documentation). */
export async function submitAddresses(
  { key, endpoint, siteUrl }: IndexNowSettings,
  addresses: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Outcome> {
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
    return outcomeOf(response, LATER);
  } catch (error) {
    return { status: 'postponed', reason: whyNotAnswered(error) };
  }
}
