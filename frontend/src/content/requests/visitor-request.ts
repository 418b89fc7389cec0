import { REQUEST_KINDS, type RequestKind } from '@vitrina/content-contract/content-names';
import type { Delivery } from '@vitrina/ordering';
import type { Consent } from './consent';

/** What a visitor has asked for in writing, as the CMS takes it (`POST /api/requests`); what was not asked for is ''. */
export interface VisitorRequest {
  /** Made with the form: however often it is sent, the CMS keeps one. */
  id: string;
  /** Under which the visitor and the support speak of it; '' in what an earlier version of the site has kept. */
  number: string;
  kind: RequestKind;
  name: string;
  /** Digits only. */
  phone: string;
  email: string;
  message: string;
  /** What the site knows of the matter, a line each. */
  details: string;
  consent: Consent | null;
  /** What the CMS tells the landing service once it has stored the request; `null` where that hears nothing of it. */
  delivery: Delivery | null;
}

export { REQUEST_KINDS, type RequestKind };
