/** What every list of the provider begins with. */
export function envelope(responseId: string, rows: readonly unknown[]) {
  return { response_id: responseId, meta: { total: rows.length } };
}
