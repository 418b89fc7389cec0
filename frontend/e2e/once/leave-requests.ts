import { expect } from '@playwright/test';
import type { openPublishShop } from '../../../scripts/publish-shop.mjs';
import { openPanel } from '../../../scripts/publishing.mjs';
import { type Answer, type Fields, formWith, PlainBrowser } from './plain-browser';

const SEED = Number(process.env.REQUEST_SEED ?? Date.now() % 1_000_000);
const AT_ONCE = 40;
/** Nobody is asked to send a form for longer. */
const PATIENCE_MS = 180_000;

const LARGE =
  'auth=registrationVds&is_configurator=true&configurator_id=67&cpu=24&ram=64&disk=100&os=99&is_floating_ip=true&period=P1M';
const FORMS = [
  '/request?kind=product&from=/services/s3',
  '/request?kind=dedicated',
  `/request?kind=large-server&order=${encodeURIComponent(LARGE)}`,
  '/request?kind=migration-grant',
  '/request?kind=become-author',
  '/request?kind=technical-writer',
  '/request?kind=ask-tutorial',
  '/request?kind=contact-author&subject=Анна',
  '/request?kind=story',
];

export type Shop = Awaited<ReturnType<typeof openPublishShop>>;

/** A request the visitor has been thanked for. */
export interface Accepted {
  id: string;
  number: string;
  sendings: number;
  unanswered: number;
}

/** The landing service fails, also after it has taken what it was told. */
export async function brewLandingStorm(provider: string): Promise<void> {
  const storm = { seed: SEED, share: 0.3, endpoints: ['submitForm', 'createDedicatedTicket'] };
  const answer = await fetch(`${provider}/__sandbox/storms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(storm),
  });
  expect(answer.status).toBe(201);
}

/** As many visitors at a time as a busy shop has, while its processes are killed in the midst of their work. */
export async function leaveRequests(
  shop: Shop,
  { requests, siteKills, cmsKills }: { requests: number; siteKills: number; cmsKills: number },
): Promise<Accepted[]> {
  const accepted: Accepted[] = [];
  let begun = 0;
  const visit = async () => {
    while (begun < requests) accepted.push(await leaveRequest(shop, begun++));
  };
  const progress = () => accepted.length / requests;
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, visit),
    ...shop.sites.map((site, at) => killInBetween(site, siteKills, progress, SEED + at)),
    killInBetween(shop.cms, cmsKills, progress, SEED + shop.sites.length),
  ]);
  report(accepted);
  return accepted;
}

/** One visitor: opens a form, presses its button twice, and sends it again for as long as nobody has thanked them. */
async function leaveRequest(shop: Shop, number: number): Promise<Accepted> {
  const sites = shop.sites.map(({ origin }) => ({ origin, inFlight: 0 }));
  const browser = new PlainBrowser(sites, `10.${number % 250}.${Math.floor(number / 250)}.7`);
  const patience = Date.now() + PATIENCE_MS;
  const path = FORMS[number % FORMS.length] ?? '/request';
  const typed = new Map([
    ...[['name', `Посетитель ${number}`] as const, ['email', `visitor-${number}@example.ru`] as const],
    ...[
      ['phone', `+7 900 ${String(number).padStart(7, '0')}`] as const,
      ['msg', `Вопрос ${number}`] as const,
    ],
  ]);
  const sent = { sendings: 0, unanswered: 0 };
  let form = await openForm(browser, path, patience);
  const id = form.get('request') ?? '';
  for (let presses = 2; Date.now() < patience; presses = 1) {
    const body = new Map([...form, ...typed]);
    const answers = await Promise.all(Array.from({ length: presses }, () => browser.send(path, body)));
    sent.sendings += answers.length;
    sent.unanswered += answers.filter((answer) => answer === undefined).length;
    const thanks = answers.map(numberIn).find((found) => found !== undefined);
    if (thanks) return { id, number: thanks, ...sent };
    form = formAgain(answers) ?? form;
    expect(form.get('request')).toBe(id);
    await pause(500);
  }
  throw new Error(`Nobody took request ${number} of ${path}`);
}

async function openForm(browser: PlainBrowser, path: string, patience: number): Promise<Fields> {
  while (Date.now() < patience) {
    const page = await browser.get(path);
    const form = page && formWith('msg', page);
    if (form) return form;
    await pause(500);
  }
  throw new Error(`There is no form at ${path}`);
}

function numberIn(answer: Answer | undefined): string | undefined {
  return answer && /Её номер.*?<strong[^>]*>([0-9A-Z]{4}-[0-9A-Z]{4})</s.exec(answer.html)?.[1];
}

function formAgain(answers: readonly (Answer | undefined)[]): Fields | undefined {
  return answers.map((answer) => answer && formWith('msg', answer)).find((form) => form !== undefined);
}

/** Loses its power at moments the seed decides, and begins again. */
async function killInBetween(
  program: Shop['cms'],
  kills: number,
  progress: () => number,
  seed: number,
): Promise<void> {
  const random = randomFrom(seed);
  const moments = Array.from({ length: kills }, () => 0.05 + 0.85 * random()).sort();
  for (const moment of moments) {
    while (progress() < moment) await pause(10);
    await pause(200 * random());
    await program.kill();
    await program.start();
  }
}

function report(accepted: readonly Accepted[]): void {
  const total = (of: (one: Accepted) => number) => accepted.reduce((sum, one) => sum + of(one), 0);
  const line = `seed ${SEED}: ${accepted.length} requests, forms sent ${total(({ sendings }) => sendings)} times, ${total(({ unanswered }) => unanswered)} never answered`;
  process.stdout.write(`${line}\n`);
  for (const key of ['id', 'number'] as const)
    expect(new Set(accepted.map((one) => one[key])).size).toBe(accepted.length);
  expect(total(({ unanswered }) => unanswered)).toBeGreaterThan(0);
}

/** What waits at the site is handed over within a quarter of a minute; nothing of it may be there twice. */
export async function expectKeptOnce(shop: Shop, accepted: readonly Accepted[]): Promise<void> {
  const panel = await openPanel(shop.cms.origin, 'developer');
  const numbers = new Set(accepted.map(({ number }) => number));
  const expected = accepted.map(({ id, number }) => `${id} ${number}`).sort();
  await expect
    .poll(
      async () => {
        const kept = await panel.all('requests.request');
        return kept
          .filter(({ number }) => numbers.has(number))
          .map(({ request_id, number }) => `${request_id} ${number}`)
          .sort();
      },
      { timeout: 90_000 },
    )
    .toEqual(expected);
}

/** `before`: what the landing service had heard before. Once nothing waits any more, it has heard of each once and of nothing else. */
export async function expectToldOnce(
  shop: Shop,
  provider: string,
  before: number,
  accepted: readonly Accepted[],
): Promise<void> {
  const panel = await openPanel(shop.cms.origin, 'developer');
  const waiting = async () =>
    (await panel.all('requests.request')).filter((kept) => kept.delivery_state === 'waiting').length;
  await expect.poll(waiting, { timeout: 150_000 }).toBe(0);
  const told = (await leadsOf(provider)).slice(before).map(({ once }) => once);
  expect(told.sort()).toEqual(accepted.map(({ id }) => id).sort());
}

/** What the landing service has heard, in this order. */
export async function leadsOf(
  provider: string,
): Promise<{ once: string; kind: 'form' | 'ticket'; body: unknown }[]> {
  const answer = await fetch(`${provider}/__sandbox/leads`);
  return (await answer.json()).leads;
}

/** The same moments for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
