import type { ContactFormType } from '@vitrina/ordering';
import { REQUEST_KINDS, type RequestKind } from '~/content/requests/visitor-request';

export type RequestField = 'name' | 'phone' | 'email' | 'msg';

/** How the landing service hears of it: by a form of its own kind, or by a ticket, which needs an e-mail to answer to. */
type Way = { form: ContactFormType | 'CREATE_VDS_VPS' } | { ticket: true };

export interface KindRules {
  asks: readonly RequestField[];
  /** What cannot be left empty; without an e-mail or a phone here one of both is enough. */
  needs: readonly RequestField[];
  goesBy: Way;
}

const CONTACT = ['name', 'phone', 'email', 'msg'] as const;
const ticket: KindRules = { asks: CONTACT, needs: ['name', 'email'], goesBy: { ticket: true } };
const letter = (form: ContactFormType): KindRules => ({
  ...{ asks: CONTACT, needs: ['name', 'msg'], goesBy: { form } },
});

/** The request forms and tickets of rules R90, R91 and R92. */
export const KIND_RULES: Readonly<Record<RequestKind, KindRules>> = {
  'large-server': { asks: ['phone', 'msg'], needs: ['phone'], goesBy: { form: 'CREATE_VDS_VPS' } },
  dedicated: ticket,
  product: ticket,
  'migration-grant': ticket,
  'become-author': letter('TUTORIAL_WRITE'),
  'technical-writer': letter('DOCUMENTATION_WRITE'),
  'ask-tutorial': letter('TUTORIAL_ASK'),
  'contact-author': letter('CONTACT_AUTHOR'),
  story: letter('STORY_TRY'),
};

/** The kind an address or a form names; one that nobody knows is a question about a product. */
export function parseRequestKind(value: unknown): RequestKind {
  return REQUEST_KINDS.find((known) => known === value) ?? 'product';
}
