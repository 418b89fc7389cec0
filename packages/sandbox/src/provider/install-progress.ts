/** How far the making of a server is, from the clock alone: 0 at the order, 1 when it runs. */
export function installProgress(createdAt: string, now: Date, installSeconds: number): number {
  const elapsed = (now.getTime() - Date.parse(createdAt)) / 1000;
  return elapsed >= installSeconds ? 1 : Math.max(0, elapsed / installSeconds);
}
