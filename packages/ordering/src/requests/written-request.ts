import type { DedicatedOrder } from '../products/dedicated/order';

/** What a visitor asks for in writing. A phone may hold any signs, an e-mail spaces around it. */
export type WrittenRequest =
  /** A form by which somebody wants to write, to ask or to tell (rule R90); what was not asked for is ''. */
  | {
      kind: 'contact';
      form: ContactFormType;
      contact: { name: string; phone: string; email: string; message: string };
    }
  /** The form 'Заявка на создание VDS' (rule R91): the number of cores, and who is logged in. */
  | { kind: 'large-server'; phone: string; cores: number; username: string | undefined }
  /** A question about a product, as the site spells it, or about a dedicated server that is meant; `message` is a summary that people read. */
  | {
      kind: 'ticket';
      email: string;
      message: string;
      service: string;
      dedicated: DedicatedOrder | undefined;
    };

/** The forms that carry a contact (rule R91). */
export type ContactFormType =
  | 'TUTORIAL_WRITE'
  | 'DOCUMENTATION_WRITE'
  | 'TUTORIAL_ASK'
  | 'CONTACT_AUTHOR'
  | 'STORY_TRY';

/**
 * What a provider is to be told of a request: a path below its address for such, and the body of a `POST`. The CMS delivers to
 * these paths and to no other, so that nobody who can write to it reaches more of the provider. Whoever delivers it sends the
 * request's id as `Idempotency-Key`, so that a repeat is no second request.
 */
export interface Delivery {
  path: 'forms/submit' | 'tickets/create-dedicated';
  body: object;
}
