import { yup } from '@strapi/utils';
import { REQUEST_KINDS, type RequestKind } from '@vitrina/content-contract/content-names';
import { type Consent, type ReadConsent, readConsent } from './read-consent';
import { storable } from './storable';

/** A ticket holds ten thousand letters at the most, and a Russian one has two bytes. */
export const MOST_BYTES = 64 * 1024;

/** What the landing service is told: a path below its address, and the body. */
export interface LandingDelivery {
  path: 'forms/submit' | 'tickets/create-dedicated';
  body: object;
}

/** `dedicated` is a banner's type, and a stored value has one caption in the whole panel. */
export type StoredKind = Exclude<RequestKind, 'dedicated'> | 'dedicated-server';

export interface TakenRequest {
  request_id: string;
  /** Under which the visitor speaks of it; an older site has none. */
  number: string;
  kind: StoredKind;
  name: string;
  phone: string;
  email: string;
  message: string;
  details: string;
  consent: Consent | null;
  delivery: LandingDelivery | null;
}

const line = (most: number) => yup.string().max(most).default('');

const delivery = yup
  .object({
    path: yup.mixed<LandingDelivery['path']>().oneOf(['forms/submit', 'tickets/create-dedicated']).required(),
    body: yup.object().required(),
  })
  .noUnknown();

const schema = yup
  .object({
    id: yup
      .string()
      .matches(/^[\w-]{8,64}$/)
      .required(),
    number: yup
      .string()
      .matches(/^[\p{L}\d-]*$/u)
      .max(32)
      .default(''),
    kind: yup
      .mixed<RequestKind>()
      .oneOf([...REQUEST_KINDS])
      .required(),
    name: line(200),
    phone: yup
      .string()
      .matches(/^\d{10,15}$/, { excludeEmptyString: true })
      .default(''),
    email: yup
      .string()
      .matches(/^[^\s@]+@[^\s@]+$/, { excludeEmptyString: true })
      .max(254)
      .default(''),
    message: line(2000),
    details: line(3000),
    consent: yup.mixed(),
    delivery: delivery.nullable().default(null),
  })
  .noUnknown()
  .required();

/** A request as the site sends it with how its consent was read, or the names of the fields that are wrong: never what was written in them. */
export function readRequest(
  body: unknown,
): { request: TakenRequest; given: ReadConsent } | { faults: string[] } {
  try {
    const taken = schema.validateSync(storable(body), { strict: true, abortEarly: false });
    const { id, kind, number = '', name = '', phone = '', email = '', message = '', details = '' } = taken;
    const words = { number, name, phone, email, message, details };
    const given = readConsent(taken.consent);
    const more = { consent: given.consent, delivery: taken.delivery ?? null };
    return { request: { request_id: id, kind: storedKind(kind), ...words, ...more } as TakenRequest, given };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return { faults: [...new Set(inner.map(({ path }) => path || 'body'))] };
  }
}

function storedKind(kind: RequestKind): StoredKind {
  return kind === 'dedicated' ? 'dedicated-server' : kind;
}
