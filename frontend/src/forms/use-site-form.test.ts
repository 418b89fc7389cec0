// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { object, string } from 'yup';
import { FORM_DRAFTS } from '~/elements/form-drafts';
import { ErrorSummary } from './error-summary';
import { FormDrafts } from './form-drafts';
import { type FormState, IDLE } from './form-state';
import { useSiteForm } from './use-site-form';

const schema = object({
  email: string().default('').required('Укажите почту'),
  password: string().default('').required('Укажите пароль'),
  kind: string().default('organisation'),
  inn: string()
    .default('')
    .when('kind', ([kind], inn) => (kind === 'organisation' ? inn.required('Укажите ИНН') : inn)),
});

/** What the site makes of a form that reaches it. */
type Action = (form: FormData) => Promise<FormState>;

const TAKEN: Action = async (form) => refusal({ email: String(form.get('email')) }, 'Почта занята', 'email');
const WRONG: Action = async () => refusal({ email: 'anna@example.ru' }, 'Пароль не подходит', 'password');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ['a taken e-mail', TAKEN, 'email', 'Почта занята'],
  ['a wrong password, which no answer repeats,', WRONG, 'password', 'Пароль не подходит'],
] as const)('%s stays wrong when its field is left as it was', async (_, action, name, words) => {
  const form = await open(action);
  await form.type({ email: 'anna@example.ru', password: 'secret', inn: '1' });
  await form.send();
  expect(form.errorOf(name)).toBe(words);
  await form.leave(name);
  expect(form.errorOf(name)).toBe(words);
  expect(form.summary()).toEqual([`${words} →`]);
  await form.type({ [name]: 'another' });
  expect(form.errorOf(name)).toBe('');
  expect(form.summary()).toEqual([`${words} (исправлено)`]);
});

test('a choice that puts fields away leads to none of them, and takes them up again when it is taken back', async () => {
  const form = await open(TAKEN);
  await form.send();
  expect(form.summary()).toEqual(['Укажите почту →', 'Укажите пароль →', 'Укажите ИНН →']);
  await form.choose('person');
  expect(form.summary()).toEqual(['Укажите почту →', 'Укажите пароль →', 'Укажите ИНН (исправлено)']);
  await form.choose('organisation');
  expect(form.summary()).toEqual(['Укажите почту →', 'Укажите пароль →', 'Укажите ИНН →']);
});

test('the summary takes the focus with its words, and not while the form is being sent again', async () => {
  const answers: ((state: FormState) => void)[] = [];
  const form = await open(() => new Promise((resolve) => answers.push(resolve)));
  await form.send();
  expect(document.activeElement?.tagName).toBe('SECTION');
  await form.type({ email: 'anna@example.ru', password: 'secret', inn: '1' });
  const sendTo = async (round: number) => {
    form.field('email').focus();
    await form.send();
    expect(document.activeElement).toBe(form.field('email'));
    await act(async () => answers[round]?.(refusal({}, 'Почта занята', 'email')));
    expect(document.activeElement?.tagName).toBe('SECTION');
  };
  await sendTo(0);
  // What the site has said before is still there when what this browser has found is mended.
  await form.type({ email: '' });
  await form.send();
  expect(form.summary()).toEqual(['Укажите почту →']);
  await form.type({ email: 'olga@example.ru' });
  await sendTo(1);
});

test('what was typed into another form stands in the fields they share, and says nothing of boxes', async () => {
  const typed = [
    { name: 'email', value: 'olga@example.ru' },
    { name: 'kind', value: 'person' },
  ];
  sessionStorage.setItem(FORM_DRAFTS, JSON.stringify([{ form: 'another', fields: typed }]));
  const form = await open(TAKEN);
  expect(form.field('email').value).toBe('olga@example.ru');
  expect(form.field('news').checked).toBe(true);
  expect(form.field('kind').checked).toBe(true);
});

test('its own draft comes back as it was left, boxes too', async () => {
  const typed = [{ name: 'inn', value: '7707083893' }];
  sessionStorage.setItem(FORM_DRAFTS, JSON.stringify([{ form: 'test', fields: typed }]));
  const form = await open(TAKEN);
  expect([form.field('inn').value, form.field('news').checked]).toEqual(['7707083893', false]);
});

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** The form as a page shows it, with what a person does to it. */
async function open(action: Action) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) =>
    Response.json(await action(body)),
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () => root.render(createElement(FormDrafts, null, createElement(Form))));
  const field = (name: string) => {
    const found = host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    field,
    errorOf: (name: string) => host.querySelector(`output[data-of="${name}"]`)?.textContent,
    summary: () =>
      [...host.querySelectorAll('section li')].map(
        (line) => `${line.textContent}${line.querySelector('a') ? ' →' : ''}`,
      ),
    send: () => act(async () => host.querySelector('form')?.requestSubmit()),
    type: (values: Record<string, string>) =>
      act(async () => {
        for (const [name, value] of Object.entries(values)) {
          // Past React, which takes a value set by a script for one that it has set itself.
          setValue?.call(field(name), value);
          field(name).dispatchEvent(new Event('input', { bubbles: true }));
        }
      }),
    leave: (name: string) =>
      act(async () => {
        field(name).focus();
        field(name).blur();
      }),
    choose: (kind: string) =>
      act(async () => host.querySelector<HTMLInputElement>(`input[value="${kind}"]`)?.click()),
  };
}

function Form() {
  const { summary, field, formProps } = useSiteForm(schema, { posted: undefined, name: 'test' });
  const text = (name: string) => {
    const { error, ...input } = field(name);
    return [
      createElement('input', { ...input, key: name, defaultValue: '' }),
      createElement('output', { key: `${name} error`, 'data-of': name }, error),
    ];
  };
  const choice = (value: string) =>
    createElement('input', {
      key: value,
      type: 'radio',
      name: 'kind',
      value,
      defaultChecked: value === 'organisation',
    });
  return createElement(
    'form',
    formProps,
    createElement(ErrorSummary, summary),
    text('email'),
    text('password'),
    ['organisation', 'person'].map(choice),
    createElement('input', { ...field('news'), error: undefined, type: 'checkbox', defaultChecked: true }),
    text('inn'),
  );
}

function refusal(values: Record<string, string>, words: string, name: string): FormState {
  return { ...IDLE, status: 'invalid', values, errors: { [name]: words } };
}
