import type { ChangeEvent } from '@vitrina/content-contract/change-event';
import type { Place } from './place-of';

/** An entry that moved is two changes: it appeared at the new address and is gone from the former one. */
export function eventsOf(
  type: string,
  event: ChangeEvent['event'],
  before: Place | undefined,
  after: Place | undefined,
): ChangeEvent[] {
  if (event === 'unpublish' || event === 'delete') {
    return before === undefined ? [] : [{ type, event, ...before }];
  }
  const hasMoved = before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
  return [{ type, event, ...after }, ...(hasMoved ? [{ type, event: 'unpublish' as const, ...before }] : [])];
}

/** Two events with one subject concern the same pages, so the later one tells all and takes the place of the other. */
export function subjectOf({ event: _, ...place }: ChangeEvent): string {
  return JSON.stringify(place);
}
