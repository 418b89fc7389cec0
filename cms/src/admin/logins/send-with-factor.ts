import type { Send } from '../strapi/wrap-fetch';

/** Where the server looks for a code (src/access/second-factor/demand-factor.ts). */
const HEADER = 'x-vitrina-code';
/** Where it may ask for one. */
const DOORS = /\/admin\/(?:login|reset-password)$/;

/** What the person is shown while a request of the panel waits. */
export interface FactorDialogs {
  /** `fault` says what was wrong with the code before. Nothing is answered by whoever gives up. */
  askForCode(fault: string | undefined): Promise<string | undefined>;
  /** Ends when there is a second factor; false when the person gave up. */
  enrol(): Promise<boolean>;
}

/**
 * Sends a request, and again with a code or after a second factor was set up where the server wants that first. Strapi's forms know no
 * question between a request and its answer, so it stands in the request.
 */
export async function sendWithFactor(
  send: Send,
  dialogs: FactorDialogs,
  target: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await send(target, init);
  if (answer.status === 403) {
    if ((await wantOf(answer))?.secondFactor !== 'enrol' || !(await dialogs.enrol())) return answer;
    return send(target, init);
  }
  return DOORS.test(pathOf(target)) ? sendWithCode(answer, send, dialogs, target, init) : answer;
}

async function sendWithCode(
  first: Response,
  send: Send,
  dialogs: FactorDialogs,
  target: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  let answer = first;
  for (;;) {
    const want = answer.ok ? undefined : await wantOf(answer);
    if (want === undefined) return answer;
    const code = await dialogs.askForCode(want.secondFactor === 'needed' ? undefined : want.words);
    if (code === undefined) return answer;
    const headers = new Headers(init?.headers);
    // Other letters are in no code, and a header could not hold them.
    headers.set(HEADER, code.replaceAll(/[^0-9a-z]/gi, ''));
    answer = await send(target, { ...init, headers });
  }
}

interface Want {
  secondFactor: string;
  words: string;
}

/** Parsed at the edge: the panel may be older than the CMS behind it. */
async function wantOf(answer: Response): Promise<Want | undefined> {
  const error = step(await jsonOf(answer.clone()), 'error');
  const secondFactor = step(step(error, 'details'), 'secondFactor');
  if (typeof secondFactor !== 'string') return undefined;
  return { secondFactor, words: String(step(error, 'message') ?? '') };
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function pathOf(target: RequestInfo | URL): string {
  const address = target instanceof Request ? target.url : String(target);
  return address.replace(/[?#].*$/, '');
}

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
