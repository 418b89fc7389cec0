import type { CountedPage } from './adapter';
import { publicAddress } from './public-address';

/** The page of this browser. */
export function browserPage(): CountedPage {
  return {
    window: window as unknown as Record<string, unknown>,
    load(src) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
    },
    address: (path) => publicAddress(path ? `${location.origin}${path}${location.search}` : location.href),
    referrer: () => publicAddress(document.referrer),
    title: () => document.title,
    send(address, body) {
      // Plain text needs no question beforehand, which nobody would wait for on a page that is left.
      const request = {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        mode: 'no-cors',
      } as const;
      fetch(address, request).catch(() => undefined);
    },
  };
}
