import type { MadeThing } from '@vitrina/ordering';

/** One thing to do first; a command is for the customer's own terminal, with all that is known filled in. */
export interface FirstStep {
  text: string;
  command?: string;
}

/** What to do first with what was just made. `system` is the family of a server's system. */
export type FindSteps<Order> = (
  order: Order,
  made: MadeThing | undefined,
  system: string | undefined,
) => FirstStep[];
