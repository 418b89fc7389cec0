import { wrapFetch } from '../strapi/wrap-fetch';

/** The server refuses a save that began from another version than it has (src/writes/edit-conflict.ts). */
const HEADER = 'x-vitrina-started-from';
const REFUSED = 'vitrina-edit-conflict';
const SAVES =
  /\/content-manager\/(?:collection|single)-types\/(?<entry>[^?]+?)(?:\/actions\/publish)?(?:\?|$)/;

/** Of the entries that are open in this window: the version each form began from. */
const started = new Map<string, string>();

/** Notes what the form of an entry began from; `entry` is as in the address, `api::knowledge.article/{documentId}`. */
export function noteStart(entry: string, version: string | undefined): void {
  if (version === undefined) started.delete(entry);
  else started.set(entry, version);
}

/** Calls when a save was refused, until it is told to stop. */
export function onEditConflict(tell: () => void): () => void {
  window.addEventListener(REFUSED, tell);
  return () => window.removeEventListener(REFUSED, tell);
}

/** Saves on their way. A double click on 'Опубликовать' is one save: the second would find the entry changed by the first. */
const onTheWay = new Map<string, Promise<Response>>();

/** Strapi's form sends no version and lets nobody add one, so it goes along with the request. */
export function sendBaseVersion(): void {
  wrapFetch((send) => async (target, init) => {
    const version = versionFor(init?.method, target);
    if (version === undefined) return send(target, init);
    const save = `${init?.method} ${target} ${init?.body}`;
    const answer = onTheWay.get(save) ?? send(target, withVersion(init, version));
    onTheWay.set(save, answer);
    try {
      const { status } = await answer;
      if (status === 409) window.dispatchEvent(new Event(REFUSED));
      return (await answer).clone();
    } finally {
      onTheWay.delete(save);
    }
  });
}

function withVersion(init: RequestInit | undefined, version: string): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set(HEADER, version);
  return { ...init, headers };
}

/** The version to send with a request; none with one that saves nothing. */
export function versionFor(method: string | undefined, target: RequestInfo | URL): string | undefined {
  const isSave = method === 'PUT' || method === 'POST';
  const entry = isSave ? SAVES.exec(String(target))?.groups?.entry : undefined;
  return entry === undefined ? undefined : started.get(entry);
}
