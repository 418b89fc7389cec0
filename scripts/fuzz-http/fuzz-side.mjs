import { hostileRequest } from './hostile-requests.mjs';
import { sendRaw } from './send-raw.mjs';

const AT_ONCE = 16;
/** A page that fails takes its deadline; the machine may be busy with all the others. */
const WITHIN_MS = 30_000;
/** A whole request is answered; whoever has sent half of one waits for nothing. */
const ANSWERED_WITHIN_MS = 20_000;

/**
 * @typedef {object} Finding
 * @property {number} index The number of the request in the series.
 * @property {string} kind
 * @property {string} what
 * @property {string} request The beginning of what was sent.
 */

/**
 * Sends a part of a series of hostile requests to a service and answers with what it should not have done, and how often it
 * answered with which status.
 * @param {{ side: 'site' | 'cms', port: number, seed: number, from?: number, count: number }} series
 */
export async function fuzzSide({ side, port, seed, from = 0, count }) {
  /** @type {Finding[]} */
  const findings = [];
  /** @type {Map<string, number>} */
  const statuses = new Map();
  let next = from;
  const work = async () => {
    while (next < from + count) {
      const index = next++;
      const { kind, bytes, isWhole, mostAnswers } = hostileRequest(seed, index, {
        host: `localhost:${port}`,
        side,
      });
      const heard = await sendRaw(port, bytes, {
        withinMs: WITHIN_MS,
        ...(isWhole && { quietMs: ANSWERED_WITHIN_MS }),
      });
      for (const status of heard.statuses.length > 0 ? heard.statuses : ['no answer'])
        statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
      const what = faultOf(heard, { isWhole, mostAnswers });
      if (what)
        findings.push({ index, kind, what, request: JSON.stringify(bytes.toString('latin1').slice(0, 600)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { findings, statuses: Object.fromEntries([...statuses].sort()) };
}

/**
 * @param {import('./send-raw.mjs').Heard} heard
 * @param {{ isWhole: boolean, mostAnswers: number }} expected
 */
function faultOf({ statuses, waited, hung }, { isWhole, mostAnswers }) {
  if (hung) return 'the connection was never ended';
  const failure = statuses.find((status) => status >= 500);
  if (failure !== undefined) return `answered ${failure}`;
  if (isWhole && waited) return 'was not answered';
  return statuses.length > mostAnswers ? `${statuses.length} answers to one request` : undefined;
}
