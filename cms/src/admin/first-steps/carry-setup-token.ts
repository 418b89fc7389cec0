import { SETUP_TOKEN_HEADER, SETUP_TOKEN_KEY } from '../../first-start/setup-link';
import { type Send, wrapFetch } from '../strapi/wrap-fetch';

const REGISTRATION = /\/admin\/register-admin$/;
/** In this tab somebody has just become the first administrator. */
const REGISTERED = 'vitrina-first-administrator';

/** Strapi's form of the first registration knows no token, so that of the link goes along with its request. */
export function carrySetupToken(): void {
  wrapFetch((send) => sendWithToken(send, () => window.location.hash, noteRegistered));
}

/** `hash` is that of the window's address, where it stays when the page is loaded again. */
export function sendWithToken(send: Send, hash: () => string, registered: () => void): Send {
  return async (target, init) => {
    const address = target instanceof Request ? target.url : String(target);
    if (init?.method !== 'POST' || !REGISTRATION.test(address.replace(/[?#].*$/, '')))
      return send(target, init);
    const headers = new Headers(init.headers);
    const token = setupTokenIn(hash());
    if (token !== undefined) headers.set(SETUP_TOKEN_HEADER, token);
    const answer = await send(target, { ...init, headers });
    if (answer.ok) registered();
    return answer;
  };
}

/** Letters of a token and no others, for a header could not hold them. */
export function setupTokenIn(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(SETUP_TOKEN_KEY);
  return token !== null && /^[\w-]+$/.test(token) ? token : undefined;
}

/** Whether they have, once: Strapi leads everybody to its start page. */
export function takeRegistered(): boolean {
  const isNoted = sessionStorage.getItem(REGISTERED) !== null;
  sessionStorage.removeItem(REGISTERED);
  return isNoted;
}

function noteRegistered(): void {
  sessionStorage.setItem(REGISTERED, 'yes');
}
