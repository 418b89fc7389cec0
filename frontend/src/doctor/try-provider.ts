import type {
  AddressFault,
  ProviderAddress,
  ProviderTrial,
  TriedAddress,
  TriedList,
} from '@vitrina/content-contract/provider-trial';
import { env } from '~/runtime/env';
import { askCatalogue, failureOf, providerAddresses, statusAt } from './ask-provider';

/** As long as a page waits for a part of the catalogue, so that what is found is no matter of patience. */
const WITHIN_MS = 5_000;

/** Asks everything of the provider that the site uses, past all copies. Never throws for what the provider does. */
export async function tryProvider(withinMs = WITHIN_MS): Promise<Omit<ProviderTrial, 'products'>> {
  const [addresses, lists] = await Promise.all([
    Promise.all(providerAddresses().map(([variable, url]) => tryAddress(variable, url, withinMs))),
    Promise.all([...askCatalogue()].map(([name, asked]) => listOf(name, asked))),
  ]);
  return { adapter: env().PROVIDER_ADAPTER, addresses, lists };
}

async function tryAddress(variable: ProviderAddress, url: string, withinMs: number): Promise<TriedAddress> {
  const fault = await faultAt(url, withinMs);
  return { variable, address: url, ...(fault && { fault }) };
}

async function faultAt(url: string, withinMs: number): Promise<AddressFault | undefined> {
  try {
    // A service says 404 where it has no start page; that is an answer, too.
    return (await statusAt(url, withinMs)) < 500 ? undefined : 'broken';
  } catch (error) {
    return addressFault(error);
  }
}

const BY_CODE: Readonly<Record<string, AddressFault>> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  ECONNREFUSED: 'nobody-listens',
  ETIMEDOUT: 'no-answer',
  UND_ERR_CONNECT_TIMEOUT: 'no-answer',
};

/** Why `fetch` has failed. Of an address with several machines the first of its faults is told. */
export function addressFault(error: unknown): AddressFault {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'no-answer';
  if (error instanceof AggregateError && error.errors.length > 0) return addressFault(error.errors[0]);
  if (!(error instanceof Error)) return 'unreachable';
  const code = 'code' in error ? String(error.code) : '';
  const known = BY_CODE[code];
  if (known) return known;
  if (/CERT|SIGNATURE|SSL|TLS|ALTNAME/.test(code)) return 'certificate';
  return error.cause === undefined ? 'unreachable' : addressFault(error.cause);
}

async function listOf(name: string, asked: Promise<unknown>): Promise<TriedList> {
  try {
    const part = await asked;
    return { name, ...(Array.isArray(part) && { records: part.length }) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { name, fault: failure.kind };
  }
}
