/**
 * Requests a second, as wrk prints them; `undefined` when some had no answer or one that is no success.
 * @param {string} printed
 */
export function readLoad(printed) {
  const answered = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(printed)?.[1]);
  const hasFailed = /^\s*(?:Socket errors|Non-2xx or 3xx responses):/m.test(printed);
  return hasFailed || !(answered > 0) ? undefined : answered;
}
