import { describe, expect, test } from 'vitest';
import { type FactorDialogs, sendWithFactor } from '../src/admin/logins/send-with-factor';

const LOGIN = 'http://cms.example/admin/login';
const BODY = JSON.stringify({ email: 'editor@vitrina.example', password: 'A-password-1' });

interface Sent {
  path: string;
  code: string | null;
  body: unknown;
}

/** A CMS that answers in turn, and a person who does. */
function panel(answers: Response[], codes: (string | undefined)[] = [], isEnrolled = true) {
  const sent: Sent[] = [];
  const faults: (string | undefined)[] = [];
  let enrolments = 0;
  const dialogs: FactorDialogs = {
    async askForCode(fault) {
      faults.push(fault);
      return codes.shift();
    },
    async enrol() {
      enrolments += 1;
      return isEnrolled;
    },
  };
  const send = async (target: RequestInfo | URL, init?: RequestInit) => {
    const code = new Headers(init?.headers).get('x-vitrina-code');
    sent.push({ path: new URL(String(target)).pathname, code, body: init?.body });
    return answers.shift() ?? new Response('', { status: 500 });
  };
  return {
    ...{ sent, faults },
    enrolments: () => enrolments,
    ask: (target = LOGIN, init: RequestInit = { method: 'POST', body: BODY }) =>
      sendWithFactor(send, dialogs, target, init),
  };
}

const wants = (secondFactor: string, status = 400, message = 'Код неверный.') =>
  Response.json({ data: null, error: { message, details: { secondFactor } } }, { status });
const entered = () => Response.json({ data: { token: 'a token' } });

describe('a login of the panel', () => {
  test('is one request where nobody wants a code', async () => {
    const { ask, sent, faults } = panel([entered()]);
    expect((await ask()).status).toBe(200);
    expect([sent.length, faults]).toEqual([1, []]);
  });

  test('is sent again with the code, as bare as a header can hold it', async () => {
    const { ask, sent, faults } = panel([wants('needed'), entered()], ['123 456 ']);
    expect(await (await ask()).json()).toEqual({ data: { token: 'a token' } });
    expect(sent).toEqual([
      { path: '/admin/login', code: null, body: BODY },
      { path: '/admin/login', code: '123456', body: BODY },
    ]);
    expect(faults).toEqual([undefined]);
  });

  test('asks again with what was wrong, also when there were too many tries', async () => {
    const { ask, sent, faults } = panel(
      [wants('needed'), wants('wrong'), wants('limited', 429, 'Слишком много попыток.'), entered()],
      ['111111', 'АБВ-abcd', '222222'],
    );
    expect((await ask()).status).toBe(200);
    expect(faults).toEqual([undefined, 'Код неверный.', 'Слишком много попыток.']);
    expect(sent.map(({ code }) => code)).toEqual([null, '111111', 'abcd', '222222']);
  });

  test('stays refused, in the words of the CMS, for whoever gives up', async () => {
    const { ask, sent } = panel([wants('needed', 400, 'Введите код.')], [undefined]);
    const answer = await ask();
    expect([answer.status, sent.length]).toEqual([400, 1]);
    expect((await answer.json()).error.message).toBe('Введите код.');
  });

  test.each([
    [
      'a wrong password',
      Response.json({ error: { message: 'Неверная почта или пароль.' } }, { status: 400 }),
    ],
    ['an answer that is no JSON', new Response('<html>', { status: 502 })],
  ])('asks for no code after %s', async (_what, answer) => {
    const { ask, faults } = panel([answer]);
    expect(await ask()).toBe(answer);
    expect(faults).toEqual([]);
  });
});

test('a new password waits for a code too, and nothing else does', async () => {
  const reset = panel([wants('needed'), entered()], ['123456']);
  expect((await reset.ask('http://cms.example/admin/reset-password')).status).toBe(200);
  const other = panel([wants('needed')], ['123456']);
  expect((await other.ask('http://cms.example/admin/users/me')).status).toBe(400);
  expect(other.faults).toEqual([]);
});

describe('a request for which a second factor has to be set up first', () => {
  const ARTICLES = 'http://cms.example/content-manager/collection-types/articles?page=1';

  test('waits until there is one', async () => {
    const { ask, sent, enrolments } = panel([wants('enrol', 403), Response.json({ results: [] })]);
    expect((await ask(ARTICLES, {})).status).toBe(200);
    expect([sent.length, enrolments()]).toEqual([2, 1]);
  });

  test('stays refused for whoever gives up, and another refusal asks for nothing', async () => {
    const gone = panel([wants('enrol', 403)], [], false);
    expect((await gone.ask(ARTICLES, {})).status).toBe(403);
    const forbidden = panel([Response.json({ error: { message: 'Нет прав.' } }, { status: 403 })]);
    expect((await forbidden.ask(ARTICLES, {})).status).toBe(403);
    expect([gone.enrolments(), forbidden.enrolments()]).toEqual([1, 0]);
  });
});
