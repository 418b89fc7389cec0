import type { ResponseOf } from '../provider/contract';
import type { ProviderHttp } from '../provider/http';
import { isInn } from './inn';

type Answer = ResponseOf<'findOrganisation'>;

/** What a register knows beyond what the visitor types (specification 000, section 3). */
export type Enriched = Omit<Answer, 'inn' | 'name' | 'address'>;

/** An organisation or sole trader as a register knows it. */
export interface Organisation {
  name: string;
  address: string;
  enriched: Enriched;
}

/**
 * Finds an organisation by its tax number. `undefined` for an unknown one and for a register that does not answer:
 * nobody is kept from registering by that, and the call log has the reason.
 */
export type Enrichment = (inn: string) => Promise<Organisation | undefined>;

/** Enrichment over HTTP, at the `enrichment` address of the client. */
export function createEnrichment(http: ProviderHttp): Enrichment {
  return async (inn) => {
    if (!isInn(inn)) return undefined;
    const answer = await http('findOrganisation', {}, { params: { inn } });
    // A register that answers with somebody else's data must not put them into an account.
    if (!answer.ok || answer.value.body.inn !== inn) return undefined;
    const { inn: _, name, address, ...enriched } = answer.value.body;
    return { name, address, enriched: known(enriched) };
  };
}

/** Only the fields of the specification: whatever else a register answers stays here. */
function known(answered: Enriched): Enriched {
  const entries = FIELDS.flatMap((field) =>
    answered[field] === undefined ? [] : [[field, answered[field]]],
  );
  return Object.fromEntries(entries);
}

const FIELDS = [
  'kpp',
  'ogrn',
  'okved',
  'management_name',
  'management_post',
  'branch_count',
  'branch_type',
  'employee_count',
  'status',
  'ip_name',
  'ip_surname',
  'ip_patronymic',
  'finance',
  'phones',
  'emails',
] as const satisfies readonly (keyof Enriched)[];
