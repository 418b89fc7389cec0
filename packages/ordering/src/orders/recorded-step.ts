import type { ProviderFailure } from '../provider-failure';
import type { OrderEntry, OrderEvent } from './order-journal';

/** An entry of the journal as it is kept: plain fields, and of a failure only what an order is decided by. */
export interface RecordedStep {
  step: OrderEvent['step'];
  kind: string;
  name: string;
  id?: string;
  found?: 'nothing' | 'unknown' | 'one';
  creation?: number;
  failure?: RecordedFailure;
  reason?: string;
}

export interface RecordedFailure {
  kind: ProviderFailure['kind'];
  reason?: string;
  isOver?: boolean;
}

/** What a malformed answer said stays in the log: it may be anything. */
export function recordStep(entry: OrderEntry): RecordedStep {
  const recorded = { step: entry.step, kind: entry.kind, name: entry.name };
  switch (entry.step) {
    case 'looked':
      if (entry.found === 'nothing') return { ...recorded, found: 'nothing' };
      if (entry.found === 'unknown')
        return { ...recorded, found: 'unknown', failure: recordFailure(entry.failure) };
      return { ...recorded, found: 'one', id: entry.found.id };
    case 'sent':
      return { ...recorded, creation: entry.creation };
    case 'answered':
    case 'created':
    case 'adopted':
      return { ...recorded, id: entry.id };
    case 'failed':
      return { ...recorded, failure: recordFailure(entry.failure) };
    case 'refused':
      return { ...recorded, reason: entry.reason.kind };
    default:
      return recorded;
  }
}

function recordFailure(failure: ProviderFailure): RecordedFailure {
  switch (failure.kind) {
    case 'broken':
      return { kind: failure.kind, isOver: failure.isOver };
    case 'no-answer':
    case 'refused':
      return { kind: failure.kind, reason: failure.reason };
    default:
      return { kind: failure.kind };
  }
}
