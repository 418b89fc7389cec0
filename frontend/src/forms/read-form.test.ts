import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readForm } from './read-form';

const TYPES = [
  ...['multipart/form-data; boundary=x', 'multipart/form-data', 'Multipart/Form-Data; boundary="x"'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=', 'application/json', ''],
];
const PARTS = [
  ...[
    '--x\r\n',
    '--x--\r\n',
    '\r\n',
    '\r\n\r\n',
    'content-disposition: form-data',
    '; name="form"',
    '; filename="a"',
  ],
  ...['; name="__proto__"', 'login', '&', '=', '%', '%00', '\0', 'я'],
];

test('whatever is sent is fields, or no form', async () => {
  const bodies = fc.oneof(
    fc.array(fc.constantFrom(...PARTS), { maxLength: 20 }).map((parts) => Buffer.from(parts.join(''))),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...TYPES), bodies, async (type, body) => {
      const form = await readForm(sent(body), new Headers({ 'content-type': type }));
      for (const [name, value] of form ?? []) {
        expect(typeof name).toBe('string');
        expect(typeof value === 'string' || value instanceof File).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('the fields of a form come as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), async (fields) => {
      const written = new Request('http://site.invalid', {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      const form = await readForm(sent(Buffer.from(await written.arrayBuffer())), written.headers);
      expect(Object.fromEntries(form ?? [])).toEqual(Object.fromEntries(new URLSearchParams(fields)));
    }),
    { numRuns: 100 },
  );
});

function sent(body: Buffer): IncomingMessage {
  return Readable.from([body]) as unknown as IncomingMessage;
}
