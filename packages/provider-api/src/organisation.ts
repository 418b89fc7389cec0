import type { Enriched } from '@vitrina/ordering';
import type { RequestOf, ResponseOf } from './contract';

/** What the register says beyond name and address (rule R79). */
export type OrganisationFields = Pick<ResponseOf<'findOrganisation'>, (typeof FIELDS)[number]>;

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
] as const satisfies readonly (keyof NonNullable<RequestOf<'register'>['org']>)[];

/** Only those fields: whatever else a register answers, or a form brings, stays here. */
export function knownFields(answered: Enriched): OrganisationFields {
  const entries = FIELDS.flatMap((field) =>
    answered[field] === undefined ? [] : [[field, answered[field]]],
  );
  return Object.fromEntries(entries);
}
