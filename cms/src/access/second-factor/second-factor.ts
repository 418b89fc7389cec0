import type { FactorStore } from './factor-store';
import { enrolmentUri, newSecret, stepOfCode } from './one-time-code';
import { bareCode, newRecoveryCodes } from './recovery-codes';
import type { Vault } from './vault';

/** Offered and not confirmed by then, a secret is worth nothing. */
const OFFERED_MS = 15 * 60 * 1000;

/** A secret that somebody is to put into their app; nothing is kept of it until they prove that they have. */
export interface Offer {
  secret: string;
  uri: string;
  /** Comes back with the proof. */
  sealed: string;
}

export type Enrolment =
  | { status: 'done'; recoveryCodes: string[] }
  /** The offer is too old, or was made to somebody else. */
  | { status: 'expired' }
  | { status: 'wrong-code' };

export interface FactorState {
  since: Date;
  recoveryCodes: number;
}

interface Parts {
  store: FactorStore;
  vault: Vault;
  now: () => Date;
  /** Who asks for the code, as the app shows it. */
  issuer: string;
}

/** What somebody has, besides what they know: an app that counts, and ten codes on paper (docs/decisions/0070). */
export class SecondFactor {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async stateOf(userId: number): Promise<FactorState | undefined> {
    const factor = await this.#parts.store.find(userId);
    if (factor === undefined) return undefined;
    return { since: factor.since, recoveryCodes: await this.#parts.store.countCodes(userId) };
  }

  async isOn(userId: number): Promise<boolean> {
    return (await this.#parts.store.find(userId)) !== undefined;
  }

  /** Since when who has one, of everybody. */
  owners(): Promise<Map<number, Date>> {
    return this.#parts.store.owners();
  }

  offer(userId: number, account: string): Offer {
    const { vault, now, issuer } = this.#parts;
    const secret = newSecret();
    const offered = { secret, until: now().getTime() + OFFERED_MS };
    return {
      secret,
      uri: enrolmentUri(secret, account, issuer),
      sealed: vault.seal(JSON.stringify(offered), offerTo(userId)),
    };
  }

  /** The code that proves the app is used up by it. What was there before is replaced. */
  async enrol(userId: number, { sealed, code }: { sealed: string; code: string }): Promise<Enrolment> {
    const { store, vault, now } = this.#parts;
    const secret = this.#readOffer(userId, sealed);
    if (secret === undefined) return { status: 'expired' };
    const lastStep = stepOfCode(secret, bareCode(code), now());
    if (lastStep === undefined) return { status: 'wrong-code' };
    const recoveryCodes = newRecoveryCodes();
    await store.put(
      userId,
      { secret: vault.seal(secret, secretOf(userId)), lastStep, since: now() },
      this.#fingerprints(userId, recoveryCodes),
    );
    return { status: 'done', recoveryCodes };
  }

  /** True once for a code of the app, and once for each recovery code. */
  async take(userId: number, typed: string): Promise<boolean> {
    const { store, vault, now } = this.#parts;
    const factor = await store.find(userId);
    if (factor === undefined) return false;
    const code = bareCode(typed);
    const secret = opened(() => vault.open(factor.secret, secretOf(userId)));
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now());
    if (step !== undefined) return store.claimStep(userId, factor, step);
    return store.claimCode(userId, vault.fingerprint(code, secretOf(userId)));
  }

  /** Ten new ones instead of what is left. */
  async renewRecoveryCodes(userId: number): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    await this.#parts.store.putCodes(userId, this.#fingerprints(userId, recoveryCodes));
    return recoveryCodes;
  }

  /** True when there was one. */
  remove(userId: number): Promise<boolean> {
    return this.#parts.store.remove(userId);
  }

  /** Whether what is kept can be opened with the key of this start. */
  async isReadable(): Promise<boolean> {
    const any = await this.#parts.store.any();
    return (
      any === undefined ||
      opened(() => this.#parts.vault.open(any.secret, secretOf(any.userId))) !== undefined
    );
  }

  #fingerprints(userId: number, codes: readonly string[]): string[] {
    return codes.map((code) => this.#parts.vault.fingerprint(bareCode(code), secretOf(userId)));
  }

  #readOffer(userId: number, sealed: string): string | undefined {
    const { vault, now } = this.#parts;
    const words = opened(() => vault.open(sealed, offerTo(userId)));
    if (words === undefined) return undefined;
    // Sealed by nobody but us.
    const { secret, until }: { secret: string; until: number } = JSON.parse(words);
    return until > now().getTime() ? secret : undefined;
  }
}

function opened(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

const offerTo = (userId: number) => `offer to ${userId}`;
const secretOf = (userId: number) => `secret of ${userId}`;
