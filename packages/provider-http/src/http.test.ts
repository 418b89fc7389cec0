import { expect, test } from 'vitest';
import { boolean, object, string } from 'yup';
import { createHttp } from './http';
import { json, serve } from './testing/local-server';

const response = object({ ok: boolean().required(), error: string() });

/** A provider that says no with a status of success. */
async function ask(body: object) {
  const { url, received } = await serve(json(body));
  const outcomes: unknown[] = [];
  const http = createHttp({ requestId: 'r', onCall: ({ outcome }) => outcomes.push(outcome) });
  const answer = await http({
    ...{ endpoint: 'list', url, method: 'GET', isRead: true, response },
    refusalIn: ({ ok, error }) => (ok ? undefined : (error ?? 'unknown')),
  });
  return { answer, outcomes, received };
}

test('an answer that says no is a refusal with its code, is logged as one and not asked again', async () => {
  const { answer, outcomes, received } = await ask({ ok: false, error: 'NO_SESSION' });
  const refused = { kind: 'refused', status: 200, code: 'NO_SESSION' };
  expect(answer).toEqual({ ok: false, failure: refused });
  expect(outcomes).toEqual([refused]);
  expect(received).toHaveLength(1);
});

test('one that does not is the answer', async () => {
  const { answer } = await ask({ ok: true });
  expect(answer).toMatchObject({ ok: true, value: { body: { ok: true } } });
});
