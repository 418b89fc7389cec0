/** What a visitor has asked for in writing, as the CMS takes it (`POST /api/requests`); what was not asked for is ''. */
export interface VisitorRequest {
  /** Made with the form: however often it is sent, the CMS keeps one. */
  id: string;
  kind: RequestKind;
  name: string;
  /** Digits only. */
  phone: string;
  email: string;
  message: string;
  /** What the site knows of the matter, a line each. */
  details: string;
}

export const REQUEST_KINDS = [
  'large-server',
  'product',
  'migration-grant',
  'become-author',
  'technical-writer',
  'ask-tutorial',
  'contact-author',
  'story',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];
