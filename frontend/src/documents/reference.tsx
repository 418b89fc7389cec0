import { t } from '~/messages';
import { CopyButton } from './copy-button';

/** By what support finds a failure in the logs: the visitor can copy it into a letter. */
export function Reference({ id }: { id: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft">
      <span>
        {/* `inline-block`: a number that does not fit goes to a line of its own, whole. */}
        {t.failures.reference} <code className="inline-block select-all break-all">{id}</code>
      </span>
      <CopyButton copies={{ text: id }} label={t.shell.copy} />
    </p>
  );
}
