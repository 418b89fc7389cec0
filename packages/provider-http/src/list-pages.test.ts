import { type Result, succeed } from '@vitrina/ordering';
import { describe, expect, test } from 'vitest';
import { listPages } from './list-pages';

/** A list of so many rows, which `change` may alter after a page was read. */
function listOf(count: number, change: (rows: number[], asked: number) => void = () => undefined) {
  const rows = Array.from({ length: count }, (_, row) => row);
  let asked = 0;
  return {
    asked: () => asked,
    page: async ({ limit, offset }: { limit: number; offset: number }) => {
      const page = succeed({ rows: rows.slice(offset, offset + limit), total: rows.length });
      asked += 1;
      change(rows, asked);
      return page;
    },
  };
}

describe('a list in pages', () => {
  test.each([0, 1, 99, 100, 101, 250])('of %i rows comes whole', async (count) => {
    expect(await listPages(listOf(count).page)).toEqual(
      succeed(Array.from({ length: count }, (_, row) => row)),
    );
  });

  test('from which a row goes while it is read is read again', async () => {
    // The row at 100 moves to the page that was read already.
    const list = listOf(150, (rows, asked) => asked === 1 && rows.shift());
    const read = await listPages(list.page);
    expect(read.ok && read.value).toHaveLength(149);
    expect(read.ok && read.value).toContain(100);
  });

  test('that changes with each page is no list', async () => {
    const list = listOf(150, (rows) => rows.push(0));
    expect(await listPages(list.page)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
    expect(list.asked()).toBe(6);
  });

  test('of which the end does not come is no list: what is looked for may stand there', async () => {
    const short = async (): Promise<Result<{ rows: number[]; total: number }, never>> =>
      succeed({ rows: [], total: 3 });
    expect(await listPages(short)).toEqual({
      ok: false,
      failure: { kind: 'malformed', detail: 'a list of 0 of 3 rows' },
    });
  });
});
