import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
// A quarter of Node's default: these accounts guard nothing, and a test run makes hundreds of them.
const COST: ScryptOptions = { N: 4096 };

/** Hashes a password with scrypt and a salt of its own; the text carries both: `salt:key` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

/** Whether a password is the one that was hashed. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES, COST);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
