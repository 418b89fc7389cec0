import { Agent, get } from 'node:http';
import { Stop } from '../toolchain.mjs';

/** One connection to each server that stays open, as of a proxy in front. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/**
 * An answer as it comes over the wire: nothing is followed, nothing is unpacked.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<{ status: number, location: string | undefined, isPacked: boolean, body: Buffer }>}
 */
export function request(url, headers) {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers, timeout: 30_000 }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 0, headers: told } = answer;
        const isPacked = told['content-encoding'] === 'gzip';
        resolve({ status, location: told.location, isPacked, body: Buffer.concat(parts) });
      });
    });
    asked.once('timeout', () => asked.destroy(new Stop(`${url} did not answer within 30 s.`)));
    asked.once('error', reject);
  });
}
