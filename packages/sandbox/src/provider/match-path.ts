/**
 * Compares a path with a pattern of the contract, such as `/api/v1/servers/{id}`.
 * Gives the values of the pattern's parameters, or `undefined` when the path is another one.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;

  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const given = actual[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name && given) params[name] = given;
    else if (part !== given) return undefined;
  }
  return params;
}
