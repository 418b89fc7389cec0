import { t } from '~/messages';
import { LegalLink } from './legal-link';

/** What whoever sends a request agrees to, where there is no box to tick. */
export function PersonalDataNote({ policy }: { policy: string | undefined }) {
  return (
    <p className="text-13 text-ink-soft">
      {t.shell.personalData((words) => (
        <LegalLink href={policy}>{words}</LegalLink>
      ))}
    </p>
  );
}
