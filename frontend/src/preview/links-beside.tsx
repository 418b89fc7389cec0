/** In the frame of the CMS links open beside it: the public pages they lead to stand in no frame. */
export function LinksBeside({ query }: { query: Record<string, string | string[] | undefined> }) {
  return query.in === 'frame' ? <base target="_blank" /> : null;
}
