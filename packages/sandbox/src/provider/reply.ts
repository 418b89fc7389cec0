import type { ErrorCode } from '@vitrina/provider-api/contract';

export interface Answered<Body> {
  kind: 'answered';
  body: Body;
  /** Goes out as the credentials cookie. */
  credentials?: string;
}

export interface Refused {
  kind: 'refused';
  status: 400 | 401 | 403 | 404 | 409 | 429;
  errorCode: ErrorCode;
  /** For people; names the field at fault. */
  message: string;
}

/** What a handler says: the body of the one success that the contract knows, or a refusal. */
export type Reply<Body> = Answered<Body> | Refused;

export function answer<Body>(body: Body, credentials?: string): Answered<Body> {
  return credentials === undefined ? { kind: 'answered', body } : { kind: 'answered', body, credentials };
}

export function refuse(status: Refused['status'], errorCode: ErrorCode, message: string): Refused {
  return { kind: 'refused', status, errorCode, message };
}

export const badRequest = (message: string) => refuse(400, 'bad_request', message);
export const soldOut = (message: string) => refuse(409, 'sold_out', message);
export const unauthorized = (message: string) => refuse(401, 'unauthorized', message);
