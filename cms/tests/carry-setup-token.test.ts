import { expect, test } from 'vitest';
import { sendWithToken, setupTokenIn } from '../src/admin/first-steps/carry-setup-token';
import { registrationWords } from '../src/admin/first-steps/registration-words';

const HEADER = 'x-vitrina-setup-token';
const SUBTITLE = 'Auth.form.register.subtitle';

/** A panel at the address of a link, and a CMS that answers with a status. */
function panel(hash: string, status = 200) {
  const sent: (string | null)[] = [];
  let registrations = 0;
  const send = sendWithToken(
    async (_, init) => {
      sent.push(new Headers(init?.headers).get(HEADER));
      return new Response('{}', { status });
    },
    () => hash,
    () => {
      registrations += 1;
    },
  );
  return { send, sent, registrations: () => registrations };
}

test('the token of the link goes along with the registration, and with nothing else', async () => {
  const { send, sent, registrations } = panel('#setup-token=abc_DEF-1');
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  await send('https://cms.example/admin/login', post);
  await send('https://cms.example/admin/register', post);
  await send('https://cms.example/admin/register-admin', { method: 'GET' });
  expect([sent, registrations()]).toEqual([[null, null, null], 0]);
  await send('/admin/register-admin', post);
  expect([sent.at(-1), registrations()]).toEqual(['abc_DEF-1', 1]);
});

test('whoever is refused has not registered', async () => {
  const { send, registrations } = panel('#setup-token=abc', 403);
  await send('/admin/register-admin', { method: 'POST' });
  expect(registrations()).toBe(0);
});

test.each(['', '#', '#setup-token=', '#setup-token=а%20б', '#other=1'])('there is no token in %j', (hash) => {
  expect(setupTokenIn(hash)).toBeUndefined();
});

test('whoever has opened the form without a token hears it before they fill it in; an invitation is as it was', () => {
  expect(registrationWords({ hash: '', search: '' })[SUBTITLE]).toContain('по одноразовой ссылке');
  expect(registrationWords({ hash: '#setup-token=abc', search: '' })[SUBTITLE]).toContain(
    'первый администратор',
  );
  expect(registrationWords({ hash: '', search: '?registrationToken=abc' })).toEqual({});
});
