import { yup } from '@strapi/utils';

/** The kinds of requests as the site names them; the panel shows their captions. */
const KINDS = [
  'large-server',
  'product',
  'migration-grant',
  'become-author',
  'technical-writer',
  'ask-tutorial',
  'contact-author',
  'story',
] as const;

type Kind = (typeof KINDS)[number];

export const MOST_BYTES = 32 * 1024;

export interface TakenRequest {
  request_id: string;
  kind: Kind;
  name: string;
  phone: string;
  email: string;
  message: string;
  details: string;
}

const line = (most: number) => yup.string().max(most).default('');

const schema = yup
  .object({
    id: yup
      .string()
      .matches(/^[\w-]{8,64}$/)
      .required(),
    kind: yup
      .mixed<Kind>()
      .oneOf([...KINDS])
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
  })
  .noUnknown()
  .required();

/** A request as the site sends it, or the names of the fields that are wrong: never what was written in them. */
export function readRequest(body: unknown): TakenRequest | { faults: string[] } {
  try {
    const { id, kind, ...words } = schema.validateSync(body, { strict: true, abortEarly: false });
    const { name = '', phone = '', email = '', message = '', details = '' } = words;
    return { request_id: id, kind, name, phone, email, message, details };
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    return { faults: [...new Set(inner.map(({ path }) => path || 'body'))] };
  }
}
