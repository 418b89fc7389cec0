import { LegalLink } from './legal-link';

/** What whoever sends a request agrees to, where there is no box to tick. */
export function PersonalDataNote({ policy }: { policy: string | undefined }) {
  return (
    <p className="text-13 text-ink-soft">
      Отправляя заявку, вы соглашаетесь на <LegalLink href={policy}>обработку персональных данных</LegalLink>:
      они нужны, чтобы ответить.
    </p>
  );
}
