import type { Core } from '@strapi/strapi';
import { type KnownAccount, LoginLimit, LoginRefusal } from '../../strapi/check-credentials';
import { type CurrentRequest, currentRequest } from '../../strapi/current-request';
import type { Limiters } from '../limiters';
import { guardCodes } from './guard-codes';
import type { SecondFactor } from './second-factor';

/** The code of the app, or a recovery code; the panel's forms are Strapi's own and have no field for it. */
export const CODE_HEADER = 'x-vitrina-code';

/** What the panel reads to know that it should ask for a code. */
export interface WantsFactor {
  secondFactor: 'needed' | 'wrong' | 'limited';
}

interface Demand {
  factor: SecondFactor;
  limiters: () => Limiters;
  /** Keys of the counts. */
  secret: string;
  addressOf: (request: CurrentRequest) => string;
}

/** Stands between a right password and a session. */
export class FactorDemand {
  readonly #strapi: Core.Strapi;
  readonly #demand: Demand;
  /** Whose factor a request has shown. */
  readonly #shown = new WeakMap<object, number>();

  constructor(strapi: Core.Strapi, demand: Demand) {
    this.#strapi = strapi;
    this.#demand = demand;
  }

  /** Throws unless the account has no second factor, or the request has brought a code that is right and new. */
  async meet(account: KnownAccount): Promise<void> {
    const { factor, limiters, secret, addressOf } = this.#demand;
    if (!(await factor.isOn(account.id))) return;
    const request = currentRequest(this.#strapi);
    const code = request?.get(CODE_HEADER) ?? '';
    if (request === undefined || code === '') throw refusal('needed', 'Введите код второго фактора.');
    const codes = guardCodes(limiters(), secret);
    const tried = { email: account.email, address: addressOf(request) };
    const seconds = await codes.admit(tried);
    if (seconds > 0) {
      this.#strapi.log.warn('Codes of a second factor were refused: there were too many tries.');
      request.set('Retry-After', String(seconds));
      throw new LoginLimit({ secondFactor: 'limited' } satisfies WantsFactor);
    }
    if (!(await factor.take(account.id, code))) throw refusal('wrong', 'Код неверный или уже использован.');
    await codes.succeeded(tried);
    this.#shown.set(request.key, account.id);
  }

  /** Whether a session may open in this request: by whichever door somebody comes, also one that is not known yet. */
  async isMet(userId: number): Promise<boolean> {
    if (!(await this.#demand.factor.isOn(userId))) return true;
    const request = currentRequest(this.#strapi);
    return request !== undefined && this.#shown.get(request.key) === userId;
  }
}

function refusal(secondFactor: WantsFactor['secondFactor'], words: string): LoginRefusal {
  return new LoginRefusal(words, { secondFactor } satisfies WantsFactor);
}

/** What a login with the right password still lacks; nothing of one that failed otherwise. */
export function wantedFactor(error: unknown): WantsFactor['secondFactor'] | undefined {
  if (!(error instanceof LoginRefusal || error instanceof LoginLimit)) return undefined;
  const { details }: { details: unknown } = error;
  const said =
    typeof details === 'object' && details && 'secondFactor' in details ? details.secondFactor : '';
  return said === 'wrong' || said === 'limited' ? said : 'needed';
}
