interface Keeper {
  cookie: string;
}

interface Kept {
  readonly length: number;
  key(at: number): string | null;
  removeItem(key: string): void;
}

/** What the counters keep under, each with names of its own. */
const IDENTIFIER = /^(?:_ym|_ga|roistat)/;

/** Removes what counters have left in this browser; they set their cookies for the widest domain they can. */
export function removeIdentifiers(page: Keeper, hostname: string, storage: Kept | undefined): void {
  const names = page.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter((one) => IDENTIFIER.test(one)))
    for (const domain of ['', ...domainsOf(hostname)])
      page.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`;
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  for (const key of keys.filter((one) => IDENTIFIER.test(one))) storage?.removeItem(key);
}

/** `shop.example.ru` belongs to itself and to `example.ru`; a browser ignores what is no domain of the page. */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
}
