import { expect, test } from 'vitest';
import { isUnreadableForm } from './unreadable-forms';

test.each([
  ['not what it says it is', 'multipart/form-data; boundary=x', 'junk'],
  [
    'without an end',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
  ],
  ['of parts without names', 'multipart/form-data; boundary=x', '--x\r\n\r\na\r\n--x--\r\n'],
])('a form %s is one that this Node.js cannot read', async (_, type, body) => {
  const form = new Response(body, { headers: { 'content-type': type } });
  const failure = await form.formData().catch((error: unknown) => error);
  expect(isUnreadableForm(failure)).toBe(true);
});

test('a page that fails for another reason is no such form', () => {
  expect(isUnreadableForm(new TypeError('x is not a function'))).toBe(false);
  expect(isUnreadableForm('Failed to parse body as FormData.')).toBe(false);
});
