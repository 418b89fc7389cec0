import type { Core } from '@strapi/strapi';

export type Database = Core.Strapi['db']['connection'];

/** An order a row, which one customer has placed under one intent. */
export const ORDERS = 'order_histories';
/** Each try to place it, in its fullest version. */
export const ATTEMPTS = 'order_attempts';
/** By which support finds it: its intent, its requests, its customer, what it has made. */
export const TERMS = 'order_terms';

/** Longer words are found by their beginning. */
const LONGEST_TERM = 200;

/** A word as it is found: whoever copies it may have copied a blank, or typed it in capitals. */
export function toTerm(word: string): string {
  return word.trim().toLowerCase().slice(0, LONGEST_TERM);
}

/** Makes what is missing. Strapi leaves tables alone that it has not made itself. Called while no other instance starts. */
export async function makeOrderTables(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(ORDERS)))
    await database.schema.createTable(ORDERS, (table) => {
      table.string('key', 140).primary();
      table.string('intent', 64).notNullable();
      table.string('customer', 64).notNullable();
      table.string('email', 400).notNullable();
      table.string('email_key', 400).notNullable().index();
      table.string('product', 400).notNullable();
      table.text('names').notNullable();
      table.string('standing', 20).notNullable();
      /** When its last attempt began, in milliseconds since 1970. */
      table.bigInteger('last_at').notNullable().index();
      table.index(['standing', 'last_at']);
    });
  if (!(await database.schema.hasTable(ATTEMPTS)))
    await database.schema.createTable(ATTEMPTS, (table) => {
      table.string('id', 64).primary();
      table.string('order_key', 140).notNullable().index();
      table.string('intent', 64).notNullable().index();
      table.integer('step_count').notNullable();
      /** An `OrderAttempt` as JSON. */
      table.text('body').notNullable();
    });
  if (!(await database.schema.hasTable(TERMS)))
    await database.schema.createTable(TERMS, (table) => {
      table.string('term', LONGEST_TERM).notNullable();
      table.string('order_key', 140).notNullable().index();
      table.primary(['term', 'order_key']);
    });
}
