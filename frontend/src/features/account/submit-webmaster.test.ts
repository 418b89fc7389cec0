import { afterEach, expect, test, vi } from 'vitest';
import { openLocalProvider } from '~/testing/local-provider';
import { stubEnv } from '~/testing/stub-env';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

afterEach(() => vi.unstubAllEnvs());

const USER = { id: '7', username: 'cw1', full_name: 'Анна Демидова', email: 'anna@example.ru' };
const MADE = { status: 201, body: { user: USER, user_type: 'person', token: 'portal-token' } };
const ANSWERS = {
  '/api/v1/auth/auto-login': { status: 200, body: { username: 'cw1' } },
  '/landing/login/check': { status: 200, body: { access_token: 'access', user: USER } },
  '/api/funnel-counts': { status: 201 },
};

test('a webmaster who has registered is counted, under the campaign that brought them', async () => {
  const { state, counted } = await register(MADE);
  expect(state).toMatchObject({ status: 'done', told: [{ name: 'registration', product: '' }] });
  expect(counted).toMatchObject([
    { counts: [{ step: 'registration', product: '', campaign: 'осень', banner: '', amount: 1 }] },
  ]);
});

test('one who is refused is not', async () => {
  const { state, counted } = await register({ status: 500 });
  expect(state.status).toBe('failed');
  expect(counted).toEqual([]);
});

/** Sends the form, made a minute ago by a browser without JavaScript; `counted` is what reaches the CMS. */
async function register(answer: { status: number; body?: object }) {
  stubEnv();
  const { asked } = await openLocalProvider({ ...ANSWERS, '/landing/webmasters/registration': answer });
  vi.stubEnv('CMS_URL', process.env.PROVIDER_API_URL);
  vi.stubEnv('CMS_REQUESTS_TOKEN', 'k'.repeat(32));
  const [jar, headers] = [await scope.cookies(), await scope.headers()];
  jar.clear();
  jar.set('utm_user', JSON.stringify({ utm_campaign: 'осень' }));
  headers.set('x-request-id', 'visit-7');
  const [{ submitWebmaster }, { botCheck }, { flushFacts }] = await Promise.all([
    import('./submit-webmaster'),
    import('~/security/bot-check'),
    import('~/funnel/counts'),
  ]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  const ticket = await botCheck().ticket();
  vi.useRealTimers();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...{ full_name: 'Анна Демидова', email: 'anna@example.ru', phone_number: '+7 (900) 123-45-67' },
    ...{ agree_terms: 'on', agreement_accept: 'on', ticket },
    registration: '01937b1c-0000-7000-8000-000000000001',
  }))
    form.append(name, value);
  const state = await submitWebmaster(form);
  await flushFacts();
  const counted = asked.filter(({ path }) => path === '/api/funnel-counts').map(({ body }) => body);
  return { state, counted };
}
