/** GraphQL lists may hold nulls by their type, though never by their meaning. */
export function present<Entry>(list: readonly (Entry | null)[] | null | undefined): Entry[] {
  return (list ?? []).filter((entry) => entry !== null);
}
