import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { answerRequest } from '../src/requests/answers/answer-request';
import { ANSWER, REQUEST } from '../src/requests/request-type';

const ANSWERED = {
  ...{ documentId: 'asked', ordinal: 1, text: 'Да', from: 'help@shop.example' },
  user: { id: 1, firstname: 'Поддержка', lastname: null, username: null, email: 'support@shop.example' },
};

/** A CMS whose mail server takes a letter when it is told to; it keeps what was written about it. */
function cmsWithSlowMail() {
  const written: { uid: string; where: object; data: object }[] = [];
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const query = (uid: string) => ({
    findOne: async () => ({ email: 'ivan@visitor.example', number: '' }),
    findMany: async () => [],
    create: async ({ data }: { data: object }) => written.push({ uid, where: {}, data }),
    updateMany: async ({ where, data }: { where: object; data: object }) => {
      written.push({ uid, where, data });
      return { count: 1 };
    },
  });
  const plugin = () => ({ service: () => ({ send: () => taken }) });
  return { strapi: { db: { query }, plugin } as unknown as Core.Strapi, written, take };
}

test('a sending that takes too long is no failure: it is not known, and noted when it is', async () => {
  const { strapi, written, take } = cmsWithSlowMail();
  await expect(answerRequest(strapi, ANSWERED, 20)).rejects.toThrow('неизвестно, ушло ли письмо');
  expect(written).toMatchObject([{ uid: ANSWER, data: { state: 'sending' } }]);
  const until = Reflect.get(written[0]?.data ?? {}, 'claimed_until');
  take();
  await expect.poll(() => written.length).toBe(3);
  expect(written.slice(1)).toMatchObject([
    { uid: ANSWER, where: { state: 'sending', claimed_until: until }, data: { state: 'sent' } },
    { uid: REQUEST },
  ]);
});
