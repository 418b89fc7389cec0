import type { MadeThing } from '@vitrina/ordering';

/** What is said about the orders of a product. */
export interface OrderWords {
  /** Of the page on which it is ordered. */
  title: string;
  /** Of the page on which an account is made for it. */
  withAccount: string;
  /** What follows the click. */
  afterwards: string;
  busy: string;
  /** Where something like it can be found. */
  tariffs: () => string;
}

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
