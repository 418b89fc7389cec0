const DAYS_KEPT = 90;
const LONGEST = 500;
/** The code of a campaign, as `security/promo.ts` reads it. */
const PROMO = /^[\p{L}\p{N}_.-]{1,64}$/u;
const UTM = /^utm_(source|medium|campaign|content|term)$/;

interface Visited {
  cookie: string;
  readonly referrer: string;
}

interface Address {
  readonly href: string;
  readonly origin: string;
}

/**
 * Keeps where a visitor came from until they register: the page elsewhere that led here the first time and the last
 * time, the UTM marks of the last marked link, and the code of the last campaign. Public pages are the same for everyone, so no server could.
 */
export function rememberVisit(visited: Visited, address: Address): void {
  const from = visited.referrer.slice(0, LONGEST);
  if (from && !isOwn(from, address.origin)) {
    const firstVisit = firstOf(visited.cookie) ?? from;
    keep(visited, address, 'referer', JSON.stringify({ firstVisit, lastVisit: from }));
  }
  const marks = [...new URL(address.href).searchParams].filter(([key, value]) => UTM.test(key) && value);
  if (marks.length > 0)
    keep(visited, address, 'utm_user', JSON.stringify(Object.fromEntries(marks.map(shortened))));
  const promo = new URL(address.href).searchParams.get('promo');
  if (promo && PROMO.test(promo)) keep(visited, address, 'promo', promo);
}

function isOwn(from: string, origin: string): boolean {
  return from === origin || from.startsWith(`${origin}/`);
}

function firstOf(cookies: string): string | undefined {
  try {
    const kept = /(?:^|; )referer=([^;]+)/.exec(cookies)?.[1];
    const first: unknown = kept && JSON.parse(decodeURIComponent(kept)).firstVisit;
    return typeof first === 'string' && first ? first : undefined;
  } catch {
    // A cookie that somebody has broken tells nothing.
    return undefined;
  }
}

function shortened([key, value]: [string, string]): [string, string] {
  return [key, value.slice(0, 200)];
}

function keep(visited: Visited, { href }: Address, name: string, value: string): void {
  const attributes = `path=/; max-age=${DAYS_KEPT * 86_400}; samesite=lax${href.startsWith('https:') ? '; secure' : ''}`;
  visited.cookie = `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
