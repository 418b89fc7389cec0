import { type IntentId, parseIntentId } from '@vitrina/ordering';

/** What a way of telling people from programs says: whose proof it is, or why it is none. */
export type Checked = { kind: 'id'; id: IntentId } | { kind: 'unproven' } | { kind: 'too-many' };

/** An id that has come back from a browser in something we have signed. */
export function checkedId(value: string): Checked {
  const id = parseIntentId(value);
  return id ? { kind: 'id', id } : { kind: 'unproven' };
}
