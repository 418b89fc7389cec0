import { t } from '~/messages';

/** The name of the field that people do not see. */
export const LURE = 'homepage';

/** What tells people from programs without a script: when the form was made, and a field that only programs fill in. */
export function ProofFields({ ticket }: { ticket: string }) {
  return (
    <>
      <input type="hidden" name="ticket" value={ticket} />
      <div hidden>
        <label>
          {t.forms.leaveEmpty}
          <input name={LURE} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}
