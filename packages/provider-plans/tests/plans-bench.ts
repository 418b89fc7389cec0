import type { CustomerSession, OsId, PresetId, RegistrationForm, Result } from '@vitrina/ordering';
import { presetOrder } from '@vitrina/ordering';
import type { Bench, ListMischief, Mischief } from '@vitrina/ordering/conformance';
import { createHttp } from '@vitrina/provider-http';
import { onTestFinished } from 'vitest';
import { type Fault, startPlans } from '../sandbox/start-plans';
import { createProvider } from '../src';

const PATIENCE_MS = 30_000;
const PASSWORD = 'a password of the bench';
/** A read is tried so often. */
const TRIES = 3;

/** The adapter, at a provider of plans of its own. */
export async function openPlans() {
  const plans = await startPlans({ port: 0, password: PASSWORD });
  onTestFinished(() => plans.close());
  let patienceMs = PATIENCE_MS;
  const http = createHttp({
    requestId: 'request-of-a-test',
    get timeoutMs() {
      return patienceMs;
    },
    random: () => 0,
  });
  const provider = createProvider(http, { api: plans.url });
  const register = (form: RegistrationForm) =>
    provider.accounts.register(form, {
      ...{ token: 'proof', tags: [], partner: {} },
      origin: { referer: { firstVisit: '', lastVisit: '' }, utm: {} },
    });
  const bench: Bench<'vds'> = {
    ...{ provider, product: 'vds', location: 'msk' },
    order: presetOrder('m1' as PresetId, { osId: 'debian-13' as OsId }),
    newCustomer: async () => {
      const account = must(await register(person(`${crypto.randomUUID()}@example.ru`)));
      return must(await provider.accounts.logInInPlace(account.portalToken));
    },
    owned: async ({ user }) => plans.labelsOf(user.id),
    own: async ({ user }, count) => plans.makeElsewhere(user.id, count),
    spoilCreation: (mischief) => plans.spoil('create', toFault(mischief)),
    spoilList: (mischief) => {
      for (let tries = 0; tries < TRIES; tries += 1) plans.spoil('list', LIST_FAULTS[mischief]);
    },
    forgetMischief: () => plans.forgetFaults(),
    sellOut: () => plans.sellOut('m1'),
    endSession: ({ user }) => plans.endSessions(user.id),
    logInAgain: async ({ user }: CustomerSession) =>
      must(await provider.accounts.logInWithPassword({ username: user.email, password: PASSWORD })),
    waitAtMost: (milliseconds = PATIENCE_MS) => {
      patienceMs = milliseconds;
    },
  };
  return { plans, provider, bench, register };
}

export function person(email: string): RegistrationForm {
  return {
    ...{ fullName: 'Анна Демидова', email, phone: '+7 900 123-45-67', agreeMailing: true },
    customer: { kind: 'person' },
  };
}

export function must<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const LIST_FAULTS: Readonly<Record<ListMischief, Fault>> = {
  silence: { kind: 'hang' },
  error: { kind: 'status', status: 500 },
  garbage: { kind: 'garbage-after' },
  'cut-short': { kind: 'cut-short' },
};

function toFault(mischief: Mischief): Fault {
  switch (mischief.kind) {
    case 'reset':
      return { kind: mischief.after ? 'reset-after' : 'reset' };
    case 'silence':
      return { kind: mischief.after ? 'hang-after' : 'hang' };
    case 'error':
      return { kind: mischief.after ? 'status-after' : 'status', status: 500 };
    case 'gateway':
      return { kind: mischief.after ? 'status-after' : 'status', status: 504 };
    case 'late':
      return { kind: 'late' };
    case 'garbage':
      return { kind: 'garbage-after' };
  }
}
