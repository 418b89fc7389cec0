import { fieldOf } from '../field-of';

/** How PostgreSQL and SQLite say that a unique value is taken. */
export function isTaken(error: unknown): boolean {
  const code = fieldOf(error, 'code');
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
