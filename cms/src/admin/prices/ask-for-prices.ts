import { type Send, wrapFetch } from '../strapi/wrap-fetch';

/** The server refuses a changed price until this header names exactly its figures (src/prices/price-confirmation.ts). */
const HEADER = 'x-vitrina-confirmed-prices';
/** What may bring a price before visitors, now or by a plan. */
const SAVES = /\/content-manager\/(?:collection|single)-types\/|\/vitrina\/editorial\/entries\/.*\/plans\//;

/** What the server wants to be confirmed. */
export interface PriceQuestion {
  confirmation: string;
  action: 'publication' | 'plan';
  changes: readonly { label: string; from: string; to: string; note: string }[];
}

/** Shows the question to the person and answers whether they mean it. */
export type AskPerson = (question: PriceQuestion) => Promise<boolean>;

let askPerson: AskPerson | undefined;

/** The form that is open shows the questions, until it is told to stop; without one a refusal stays a refusal. */
export function showQuestionsWith(ask: AskPerson): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Strapi's form knows no question between a save and its answer, so it stands in the request: a confirmed save is sent again. */
export function askForPrices(): void {
  wrapFetch((send) => (target, init) => sendAsking(send, askPerson, target, init));
}

/** Sends a save, and again with a confirmation as long as the server asks and the person means it. */
export async function sendAsking(
  send: Send,
  ask: AskPerson | undefined,
  target: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const answer = await send(target, init);
  const isSave = (init?.method === 'PUT' || init?.method === 'POST') && SAVES.test(String(target));
  if (!isSave || answer.status !== 400 || ask === undefined) return answer;
  const question = readQuestion(await jsonOf(answer.clone()));
  if (question === undefined || !(await ask(question))) return answer;
  const headers = new Headers(init.headers);
  headers.set(HEADER, question.confirmation);
  return sendAsking(send, ask, target, { ...init, headers });
}

/** Parsed at the edge: the panel may be older than the CMS behind it. */
export function readQuestion(body: unknown): PriceQuestion | undefined {
  const prices = field(field(field(body, 'error'), 'details'), 'prices');
  const [confirmation, changes] = [field(prices, 'confirmation'), field(prices, 'changes')];
  if (typeof confirmation !== 'string' || !Array.isArray(changes)) return undefined;
  const text = (change: unknown, name: string) => String(field(change, name) ?? '');
  return {
    confirmation,
    action: field(prices, 'deed') === 'plan' ? 'plan' : 'publication',
    changes: changes.map((change) => ({
      label: text(change, 'label'),
      from: text(change, 'from'),
      to: text(change, 'to'),
      note: text(change, 'note'),
    })),
  };
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
