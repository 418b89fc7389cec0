/** Runs once, before the site answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { stopWithoutEnv } = await import('./stop-without-env');
  stopWithoutEnv();
}
