import type { CustomerSession } from '@vitrina/ordering';
import { array, object, string } from 'yup';
import { loginNameKey } from './login-name';
import { keepSealed, readSealed } from './sealed-cookie';

const COOKIE = 'vitrina-device';
const DAYS_KEPT = 180;
const SECONDS_KEPT = DAYS_KEPT * 24 * 60 * 60;
/** A family shares a browser, nobody shares one with more accounts than that. */
const MOST_ACCOUNTS = 5;

const schema = object({
  id: string().required(),
  /** The keys of all names of each account, the latest first. */
  accounts: array(array(string().required()).required()).required(),
}).required();

interface Device {
  id: string;
  accounts: readonly (readonly string[])[];
}

/**
 * By what the tries of this browser at this account are counted, if somebody has logged in to it here before (OWASP's
 * 'device cookies'): whoever guesses elsewhere cannot use these tries up. `undefined` for a device nobody knows.
 */
export async function knownDevice(name: string): Promise<string | undefined> {
  const device = await readDevice();
  const key = loginNameKey(name);
  const account = device?.accounts.find((names) => names.includes(key));
  return device && account && `${device.id}:${account[0]}`;
}

/** Remembers that a customer has logged in with this browser. The cookie opens nothing: it only has tries of its own. */
export async function rememberDevice(user: CustomerSession['user'], typed = user.username): Promise<void> {
  const former = await readDevice();
  const names = [...new Set([user.username, user.email, typed].map(loginNameKey))];
  const others = former?.accounts.filter(([first]) => first !== names[0]) ?? [];
  const device: Device = {
    id: former?.id ?? crypto.randomUUID(),
    accounts: [names, ...others].slice(0, MOST_ACCOUNTS),
  };
  await keepSealed(COOKIE, device, SECONDS_KEPT);
}

function readDevice(): Promise<Device | undefined> {
  return readSealed(COOKIE, schema, SECONDS_KEPT);
}
