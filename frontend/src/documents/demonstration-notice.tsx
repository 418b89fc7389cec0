import { t } from '~/messages';
import { demoResetMinutes } from '~/runtime/env';

/** Above every page of a public demonstration, so that nobody takes it for a shop. */
export function DemonstrationNotice() {
  const minutes = demoResetMinutes();
  if (minutes === 0) return null;
  return (
    <p className="border-b border-rule bg-wash px-4 py-2 text-center text-13 text-ink-soft print:hidden">
      {t.shell.demonstration(minutes)}
    </p>
  );
}
