/** A form that leads to a page sends its empty fields too: they say nothing. */
export function withoutEmpty(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ''));
}

/** The query of a page as Next.js gives it, as the platform's own type, which the order codecs read. */
export function toUrlQuery(params: Readonly<Record<string, string | string[] | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const single of Array.isArray(value) ? value : [value])
      if (single !== undefined) query.append(key, single);
  }
  return query;
}
