import { number, object } from 'yup';

/** A page of a customer's resources: at most `limit` of them, from `offset` on. */
export const pageRequest = object({
  limit: number().integer().min(1).max(100),
  offset: number().integer().min(0),
});

/** How many there are in all, whatever part of them an answer holds. */
export const pageMeta = object({ total: number().integer().min(0).required() }).required();
