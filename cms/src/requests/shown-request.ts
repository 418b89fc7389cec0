import type { Consent } from './read-consent';

/** What the panel shows beside a request. */
export interface ShownRequest {
  delivery: ShownDelivery;
  consent: Consent | null;
  assignee: Colleague | null;
  people: Colleague[];
  answers: ShownAnswer[];
  answering: Answering;
  may: { work: boolean; erase: boolean };
}

export interface Colleague {
  id: number;
  name: string;
}

export type ShownDelivery =
  /** Of this kind the landing service hears nothing. */
  | { state: 'not-needed' }
  /** There is nowhere to deliver to: this CMS has no address of a landing service. */
  | { state: 'nowhere' }
  | { state: 'waiting'; attempts: number; next: string; error: string | null }
  | { state: 'delivered'; at: string }
  | { state: 'given-up'; attempts: number; error: string | null };

export interface ShownAnswer {
  ordinal: number;
  text: string;
  person: string;
  /** `unknown`: the CMS was stopped while it was being sent. */
  state: 'sending' | 'sent' | 'failed' | 'unknown';
  sentAt: string | null;
  error: string | null;
}

export type Answering =
  /** No mail server is set. */
  | { state: 'no-mail' }
  /** The visitor left no address. */
  | { state: 'no-address' }
  | { state: 'possible'; ordinal: number; to: string };
