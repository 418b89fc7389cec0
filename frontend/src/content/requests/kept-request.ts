import { mixed, object, string } from 'yup';
import { REQUEST_KINDS, type VisitorRequest } from './visitor-request';

// What the site itself has sealed is as it was.
const kept = <Value>() => mixed<NonNullable<Value>>().nullable().defined();

const schema = object({
  id: string().required(),
  kind: string().oneOf(REQUEST_KINDS).required(),
  ...{ name: string().defined(), phone: string().defined(), email: string().defined() },
  ...{ number: string().defined(), message: string().defined(), details: string().defined() },
  consent: kept<VisitorRequest['consent']>(),
  delivery: kept<VisitorRequest['delivery']>(),
});

/** What a request did not have yet. */
const EARLIER = { number: '', consent: null, delivery: null };

/** A request as it was kept, by this version of the site or an earlier one; `undefined` when it is none. */
export function readKeptRequest(words: unknown): VisitorRequest | undefined {
  const whole = { ...EARLIER, ...(words instanceof Object ? words : {}) };
  return schema.isValidSync(whole, { strict: true }) ? whole : undefined;
}
