import { expect, test } from 'vitest';
import { boolean, object, string } from 'yup';
import { parseForm, textsOf } from '~/forms/parse-form';
import { loginSchema } from './login-schema';

test('a right form becomes values of its schema', async () => {
  const form = formOf({ username: ' anna ', password: ' secret ' });
  expect(await parseForm(loginSchema, form)).toEqual({
    ok: true,
    values: { username: 'anna', password: ' secret ' },
  });
});

test('a wrong form keeps what was typed as it was typed, but not the password', async () => {
  const form = formOf({ username: ' ', password: 'secret', order: 'preset=4795', intent: 'i' });
  expect(await parseForm(loginSchema, form)).toEqual({
    ok: false,
    state: {
      status: 'invalid',
      values: { username: ' ', order: 'preset=4795', intent: 'i' },
      errors: { username: 'Укажите логин или почту' },
    },
  });
});

test('the first error of every field is told, of all fields at once', async () => {
  const schema = object({
    name: string().min(5, 'коротко').matches(/^\d*$/, 'не цифры').required(),
    phone: string().required('нужен'),
    fine: string().required(),
  });
  expect(await parseForm(schema, formOf({ name: 'abc', phone: '', fine: 'x' }))).toMatchObject({
    state: { errors: { name: 'коротко', phone: 'нужен' } },
  });
});

test('a box is ticked when it was sent, and not when it is missing', async () => {
  const schema = object({ consent: boolean().required(), mailing: boolean().required() });
  expect(await parseForm(schema, formOf({ consent: 'on' }), ['consent', 'mailing'])).toEqual({
    ok: true,
    values: { consent: true, mailing: false },
  });
});

test('files and the name of the form are no text of it', () => {
  const form = formOf({ name: 'Анна', form: 'login' });
  form.append('upload', new Blob(['secret']), 'a.txt');
  expect(textsOf(form)).toEqual({ name: 'Анна' });
});

test('a mistake in the schema itself is not taken for a mistake of the visitor', async () => {
  const schema = object({
    name: string().test('broken', () => {
      throw new RangeError('a bug');
    }),
  });
  await expect(parseForm(schema, formOf({ name: 'x' }))).rejects.toThrow('a bug');
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
