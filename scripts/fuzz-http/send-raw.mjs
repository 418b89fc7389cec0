import { connect } from 'node:net';

/** Who has heard nothing for so long has not sent enough, or is forgotten. */
const QUIET_MS = 4_000;
const STATUS_LINE = /HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n/g;
const MOST_OF_A_LINE = 200;

/**
 * @typedef {object} Heard
 * @property {number[]} statuses Every status that was answered, in order.
 * @property {boolean} waited Nothing came for a while, so that we ended.
 * @property {boolean} hung The other side has not even ended after that.
 */

/**
 * Sends bytes on a connection of their own and reads until the other side ends it. Who says at once that no more will come is
 * hung up on by Node.js, so that is said late.
 * @param {number} port
 * @param {Buffer} bytes
 * @param {{ withinMs: number, quietMs?: number }} bound `quietMs`: after so long without a byte nothing more is expected
 * @returns {Promise<Heard>}
 */
export function sendRaw(port, bytes, { withinMs, quietMs = QUIET_MS }) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    /** @type {number[]} */
    const statuses = [];
    let line = '';
    let waited = false;
    const finish = (/** @type {boolean} */ hung) => {
      clearTimeout(patience);
      clearTimeout(quiet);
      socket.removeAllListeners();
      socket.on('error', () => {});
      socket.destroy();
      resolve({ statuses, waited: waited && statuses.length === 0, hung });
    };
    const end = () => {
      waited = true;
      socket.end();
    };
    const patience = setTimeout(() => finish(true), withinMs);
    let quiet = setTimeout(end, quietMs);
    socket.setEncoding('latin1');
    socket.on('data', (/** @type {string} */ chunk) => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
      line += chunk;
      for (const [, status] of line.matchAll(STATUS_LINE)) statuses.push(Number(status));
      line = line.slice(line.lastIndexOf('\n') + 1).slice(-MOST_OF_A_LINE);
    });
    // Who is sent more than they want to read resets the connection; an answer that came before it counts.
    socket.on('error', () => finish(false));
    socket.on('close', () => finish(false));
    socket.on('end', () => socket.end());
    socket.write(bytes);
  });
}
