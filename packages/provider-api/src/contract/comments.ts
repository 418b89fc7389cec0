import { mixed, object, string } from 'yup';

/** Articles by their `url`, commas between them. */
export const commentCountsRequest = object({ urls: string().required() });

/** How many comments each article has that was asked for; one that is missing has none. */
export const commentCountsResponse = object({
  counts: mixed<Readonly<Record<string, number>>>(isMapOfCounts).required(),
});

function isMapOfCounts(value: unknown): value is Readonly<Record<string, number>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((count) => Number.isInteger(count) && count >= 0)
  );
}
