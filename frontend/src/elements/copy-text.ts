/** What of a browser copies: a page may be kept from the clipboard, and then has none at all where it came without TLS. */
export interface Copying {
  readonly clipboard?: { writeText(text: string): Promise<void> } | undefined;
  prompt(title: string, text: string): unknown;
}

/**
 * Copies a text, or holds it in a prompt where the clipboard is closed to pages (rule R106). Answers
 * whether it is copied: of what stands in a prompt nobody knows.
 */
export async function copyText(text: string, title: string, { clipboard, prompt }: Copying = here()) {
  try {
    if (!clipboard) throw new Error('no clipboard');
    await clipboard.writeText(text);
    return true;
  } catch {
    prompt(title, text);
    return false;
  }
}

function here(): Copying {
  return { clipboard: navigator.clipboard, prompt: (title, text) => window.prompt(title, text) };
}
