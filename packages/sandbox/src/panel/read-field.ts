/** One field of a query or a posted form; '' when it is absent or given more than once. */
export function readField(source: unknown, name: string): string {
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(source ?? {}));
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
