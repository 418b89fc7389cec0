import { Stop } from '../toolchain.mjs';
import { request } from './request.mjs';

const TELLER = new URL('tell-processor.mjs', import.meta.url).href;
const [WARMING, MEASURED] = [10, 50];
/** After so many the code of a page is compiled as well as it will be. */
const COMPILING = 1_000;

/**
 * The environment of a server whose processor time can be asked for at that port.
 * @param {number} port
 */
export function tellingAt(port) {
  const options = [process.env.NODE_OPTIONS, `--import=${TELLER}`].filter(Boolean).join(' ');
  return { NODE_OPTIONS: options, PROCESSOR_PORT: String(port) };
}

/**
 * Milliseconds of a processor that a server uses for a request of an address, one after the other over one connection: whatever
 * its process does meanwhile counts, so that work behind the answer is not lost.
 * @param {AskedPage & { tellerPort: number }} measured
 * @param {'gzip' | 'identity'} encoding
 */
export async function measureProcessor({ tellerPort, ...page }, encoding) {
  await ask(page, encoding, WARMING);
  const before = await usedMs(tellerPort);
  await ask(page, encoding, MEASURED);
  return ((await usedMs(tellerPort)) - before) / MEASURED;
}

/**
 * Asks for a page until its code is compiled. That of the empty page is anyway, which is measured between all others: without it they would be compared
 * with one that is asked for more often by far.
 * @param {AskedPage} page
 */
export function warmPage(page) {
  return ask(page, 'gzip', COMPILING);
}

/** @typedef {{ url: string, headers: Record<string, string>, status: number }} AskedPage */

/**
 * @param {AskedPage} page
 * @param {'gzip' | 'identity'} encoding
 * @param {number} times
 */
async function ask({ url, headers, status }, encoding, times) {
  for (let count = 0; count < times; count += 1) {
    const answer = await request(url, { ...headers, 'accept-encoding': encoding });
    if (answer.status !== status) throw new Stop(`${url} answered ${answer.status} instead of ${status}.`);
  }
}

/** @param {number} port */
async function usedMs(port) {
  const answer = await request(`http://127.0.0.1:${port}/`, {});
  const { user, system } = JSON.parse(answer.body.toString());
  return (user + system) / 1000;
}
