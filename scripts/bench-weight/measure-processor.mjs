import { Stop } from '../toolchain.mjs';
import { request } from './request.mjs';

const TELLER = new URL('tell-processor.mjs', import.meta.url).href;
const [WARMING, MEASURED] = [10, 50];

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
 * @param {{ url: string, headers: Record<string, string>, status: number, tellerPort: number }} measured
 * @param {'gzip' | 'identity'} encoding
 */
export async function measureProcessor({ url, headers, status, tellerPort }, encoding) {
  const ask = async () => {
    const answer = await request(url, { ...headers, 'accept-encoding': encoding });
    if (answer.status !== status) throw new Stop(`${url} answered ${answer.status} instead of ${status}.`);
  };
  for (let count = 0; count < WARMING; count += 1) await ask();
  const before = await usedMs(tellerPort);
  for (let count = 0; count < MEASURED; count += 1) await ask();
  return ((await usedMs(tellerPort)) - before) / MEASURED;
}

/** @param {number} port */
async function usedMs(port) {
  const answer = await request(`http://127.0.0.1:${port}/`, {});
  const { user, system } = JSON.parse(answer.body.toString());
  return (user + system) / 1000;
}
