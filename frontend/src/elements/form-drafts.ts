/** Under which this tab keeps what was typed into forms and is not sent yet. */
export const FORM_DRAFTS = 'vitrina-form-drafts';

/** Throws the drafts away: what they were for is done, or whose they were has gone. */
export function forgetFormDrafts(): void {
  try {
    sessionStorage.removeItem(FORM_DRAFTS);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
