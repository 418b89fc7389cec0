import type { ProviderFailure } from '../provider/failures';
import { type Result, succeed } from '../result';

const PAGE = 100;
const MOST_PAGES = 50;

/** Lists come in pages, and the resource that is looked for may stand on any of them. */
export async function listPages<Row>(
  fetchPage: (page: {
    limit: number;
    offset: number;
  }) => Promise<Result<{ rows: Row[]; total: number }, ProviderFailure>>,
): Promise<Result<Row[], ProviderFailure>> {
  const all: Row[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage({ limit: PAGE, offset: all.length });
    if (!answer.ok) return answer;
    const { rows, total } = answer.value;
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) break;
  }
  return succeed(all);
}
