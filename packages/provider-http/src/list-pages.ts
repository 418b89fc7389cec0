import { fail, type ProviderFailure, type Result, succeed } from '@vitrina/ordering';

const PAGE = 100;
const MOST_PAGES = 200;
/** A list that changes while it is read is read again, so many times in all. */
const READINGS = 3;

interface Page<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

type FetchPage<Row> = (page: {
  limit: number;
  offset: number;
}) => Promise<Result<Page<Row>, ProviderFailure>>;

/**
 * All rows of a list that comes in pages. What is looked for may stand on any of them, and what is not found is taken for not
 * made: a list of which a part is missing is `malformed`, and one that has grown or shrunk meanwhile is read again, because
 * a row may have moved from a page that was to come to one that was read.
 */
export async function listPages<Row>(fetchPage: FetchPage<Row>): Promise<Result<Row[], ProviderFailure>> {
  for (let reading = 1; ; reading += 1) {
    const read = await readOnce(fetchPage);
    if (read !== 'changed') return read;
    if (reading === READINGS)
      return fail({ kind: 'malformed', detail: 'a list that changes with each page' });
  }
}

async function readOnce<Row>(fetchPage: FetchPage<Row>): Promise<Result<Row[], ProviderFailure> | 'changed'> {
  const all: Row[] = [];
  let whole: number | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage({ limit: PAGE, offset: all.length });
    if (!answer.ok) return answer;
    const { rows, total } = answer.value;
    whole ??= total;
    if (total !== whole) return 'changed';
    all.push(...rows);
    if (all.length >= total) return succeed(all);
    if (rows.length === 0) break;
  }
  return fail({ kind: 'malformed', detail: `a list of ${all.length} of ${whole} rows` });
}
