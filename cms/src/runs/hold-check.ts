import { type CheckRecord, readCheckRecord, vouches } from './check-record';
import { codeFingerprint } from './checked-blocks';

/** The fields of an article that a check is about, stored or as somebody wants to save them. */
export interface CheckFields {
  text?: unknown;
  checked_on?: unknown;
  checked_system?: unknown;
  check_record?: unknown;
}

/** What is saved of a check together with the other fields. */
export interface HeldCheck {
  checked_on: string | null;
  checked_system: string | null;
  check_record: CheckRecord | null;
}

/**
 * What may be claimed of the text that is being saved. A new record (an import brings it) speaks for itself; a date that somebody
 * has set makes a record of their word; otherwise the former record holds as long as the marked code is what it was made of. A
 * record that vouches no longer stays without a date: the editors' queue lists it.
 */
export function holdCheck(wanted: CheckFields, stored: CheckFields): HeldCheck {
  const after = { ...stored, ...wanted };
  const text = typeof after.text === 'string' ? after.text : '';
  const former = readCheckRecord(stored.check_record);
  const given = readCheckRecord(after.check_record);
  const isNewRecord = JSON.stringify(given) !== JSON.stringify(former);
  const isByHand =
    !isNewRecord &&
    (textOf(after.checked_on) !== textOf(stored.checked_on) ||
      textOf(after.checked_system) !== textOf(stored.checked_system));
  const record = isByHand ? recordByHand(after, text) : given;
  const isVouched = record !== undefined && vouches(record, text);
  return {
    checked_on: isVouched ? record.date : null,
    checked_system: isVouched ? record.system || null : null,
    check_record: record ?? null,
  };
}

function recordByHand({ checked_on, checked_system }: CheckFields, text: string): CheckRecord | undefined {
  const date = textOf(checked_on);
  if (date === '') return undefined;
  return { code: codeFingerprint(text), system: textOf(checked_system).trim(), date, steps: [] };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
