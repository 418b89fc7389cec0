import { type InferType, number, object, string } from 'yup';
import { ENDPOINT_NAMES } from '../provider/endpoints';

/** What can go wrong with an answer. The README tells each kind in words. */
export type Fault =
  | { kind: 'status' | 'status-after'; status: number; errorCode: string }
  | { kind: 'timeout' | 'timeout-after' | 'reset' | 'reset-after' | 'malformed' | 'truncated' }
  | { kind: 'slow' | 'delay' | 'late'; delayMs: number };

export const FAULT_KINDS = [
  'status',
  'status-after',
  'timeout',
  'timeout-after',
  'reset',
  'reset-after',
  'malformed',
  'truncated',
  'slow',
  'delay',
  'late',
] as const satisfies readonly Fault['kind'][];

/** The body of `POST /__sandbox/faults`. */
export const faultOrder = object({
  endpoint: string().oneOf(ENDPOINT_NAMES).required(),
  kind: string().oneOf(FAULT_KINDS).required(),
  status: number().integer().min(400).max(599).default(500),
  errorCode: string().default('internal_server_error'),
  delayMs: number().integer().min(0).max(600_000).default(3000),
  times: number().integer().min(1).default(1),
});

export type FaultOrder = InferType<typeof faultOrder>;

/** Keeps only what belongs to the kind. */
export function faultOf({ kind, status, errorCode, delayMs }: FaultOrder): Fault {
  switch (kind) {
    case 'status':
    case 'status-after':
      return { kind, status, errorCode };
    case 'slow':
    case 'delay':
    case 'late':
      return { kind, delayMs };
    default:
      return { kind };
  }
}
