/** Enough to know that something is wrong; one fault in a loop is still one fault. */
const MOST = 3;
/** Bounded once more where they are read. */
const LONGEST = { message: 300, stack: 3_000 };

/** What a browser gives for telling somebody, and whether it comes from a script of ours. */
export interface Reporting {
  readonly location: { readonly pathname: string; readonly origin: string };
  addEventListener(type: 'error' | 'unhandledrejection', listener: (event: Event) => void): void;
  send: (text: string) => void;
}

/** Tells the site of faults in its scripts: what they say and where, and nothing of the visitor. */
export function reportFaults({ location, addEventListener, send }: Reporting): void {
  let left = MOST;
  const report = (message: unknown, stack: unknown) => {
    // Extensions of a browser fail in pages too.
    if (left === 0 || typeof stack !== 'string' || !stack.includes(location.origin)) return;
    left -= 1;
    send(
      JSON.stringify({
        message: String(message).slice(0, LONGEST.message),
        stack: stack.slice(0, LONGEST.stack),
        page: location.pathname.slice(0, 200),
      }),
    );
  };
  addEventListener('error', (event) => {
    const { message, filename, lineno, colno, error } = event as ErrorEvent;
    report(message, error?.stack ?? `${filename}:${lineno}:${colno}`);
  });
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    report(reason?.message ?? reason, reason?.stack);
  });
}
