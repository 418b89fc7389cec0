import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cookies } from '~/runtime/visit';
import { stubEnv } from '~/testing/stub-env';
import { ANSWER_TYPE, FORM_FIELD } from './post-form';
import { type Posted, visitPage } from './visit-page';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

type Greeting = Posted<'greet', { status: string; text: string }>;

/** A page that greets by name. */
const serve = visitPage<object, Greeting>(
  async ({ query, posted }) => {
    if (query.has('fails')) throw new Error('an outage');
    if (query.get('to')) return { redirect: '/elsewhere' };
    if (query.get('to') === '') return 'not-found';
    return { props: { page: query.get('page'), posted, none: undefined } };
  },
  {
    greet: async (form) => {
      const name = String(form.get('name') ?? '');
      (await cookies()).set('met', name);
      return { status: 'told', text: `Здравствуйте, ${name}` };
    },
  },
);

test('a script gets the answer to its form, and nothing of the page', async () => {
  const answer = await send({ form: { [FORM_FIELD]: 'greet', name: 'Анна' }, accept: ANSWER_TYPE });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, ANSWER_TYPE]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual(['met=%D0%90%D0%BD%D0%BD%D0%B0; Path=/']);
  expect(await answer.json()).toEqual({ status: 'told', text: 'Здравствуйте, Анна' });
});

test('a browser without a script gets the page with the answer in it', async () => {
  const answer = await send({ form: { [FORM_FIELD]: 'greet', name: 'Анна' } });
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(await answer.json()).toEqual({
    props: { page: 'a', posted: { form: 'greet', state: { status: 'told', text: 'Здравствуйте, Анна' } } },
  });
});

test('a page may lead elsewhere, or be none', async () => {
  const at = async (query: string) => (await send({ query })).json();
  expect(await at('to=x')).toEqual({ redirect: { destination: '/elsewhere', statusCode: 307 } });
  expect(await at('to=')).toEqual({ notFound: true });
  expect(await at('page=b')).toEqual({ props: { page: 'b' } });
});

test('a page that leads elsewhere after a form does not have the browser send it there', async () => {
  const answer = await send({ query: 'to=x', form: { [FORM_FIELD]: 'greet', name: 'Анна' } });
  expect(await answer.json()).toEqual({ redirect: { destination: '/elsewhere', statusCode: 303 } });
});

test('a session that has begun is the browser’s, also when the page around the answer fails', async () => {
  const answer = await send({ query: 'fails=1', form: { [FORM_FIELD]: 'greet', name: 'Анна' } });
  expect([answer.status, answer.headers.getSetCookie().length]).toEqual([500, 1]);
});

test.each([
  ['of no name', { form: { name: 'Анна' } }],
  ['of a name that no form of this page has', { form: { [FORM_FIELD]: 'login' } }],
  ['of a name that every object has', { form: { [FORM_FIELD]: 'constructor' } }],
  ['from another site', { form: { [FORM_FIELD]: 'greet' }, origin: 'https://evil.test' }],
  ['that is no form', { body: '{"form":"greet"}', type: 'application/json' }],
  [
    'that is cut off',
    { body: '--x\r\ncontent-disposition: form-data; name="form"', type: 'multipart/form-data; boundary=x' },
  ],
  ['that is longer than any form', { form: { [FORM_FIELD]: 'greet', name: 'я'.repeat(600_000) } }],
  [
    'that does not say how long it is',
    { form: { [FORM_FIELD]: 'greet', name: 'я'.repeat(600_000) }, isStream: true },
  ],
])('what is sent %s is answered with a sentence, and done is nothing', async (_, sent) => {
  const answer = await send(sent);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toMatch(/^Форма не читается/);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

interface Sent {
  query?: string;
  form?: Record<string, string>;
  body?: string;
  type?: string;
  accept?: string;
  origin?: string;
  /** It comes piece by piece. */
  isStream?: boolean;
}

/** Asks for the page, or sends a form to it, over the network; what Next.js would draw comes as JSON. */
async function send({
  query = 'page=a',
  form,
  body,
  type,
  accept = 'text/html',
  origin,
  isStream = false,
}: Sent): Promise<Response> {
  const server = createServer(async (req, res) => {
    const params = Object.fromEntries(new URL(req.url ?? '', 'http://site.invalid').searchParams);
    try {
      const shown = await serve({ req, res, query: params } as unknown as GetServerSidePropsContext);
      if (!res.writableEnded) res.end(JSON.stringify(shown));
    } catch {
      res.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const fields = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) fields.append(name, value);
  const whole = new Request('http://site.invalid', { method: 'POST', body: form ? fields : (body ?? '') });
  const typed = form ? (whole.headers.get('content-type') ?? '') : type;
  const sent = isStream ? whole.body : Buffer.from(await whole.arrayBuffer());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?${query}`, {
    ...((form || body) && { method: 'POST', body: sent, duplex: 'half' }),
    headers: {
      ...{ accept, connection: 'close' },
      ...(typed && { 'content-type': typed }),
      ...(origin && { origin }),
    },
  } as RequestInit);
}
