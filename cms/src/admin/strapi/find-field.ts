/**
 * The field of a form by its path, `blocks.2.title`, or else by its label: lists of blocks and pictures have no input of
 * that name. Strapi gives no other way to a field.
 */
export function findField({ path, label }: { path: string; label: string }): HTMLElement | undefined {
  return namedField(path) ?? labelledField(label);
}

/** A closed block has no inputs yet: then the nearest field around it that is there. */
function namedField(path: string): HTMLElement | undefined {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const name = CSS.escape(steps.slice(0, length).join('.'));
    const field = document.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
    if (field !== null) return field;
  }
  return undefined;
}

function labelledField(label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll<HTMLElement>('main label, main legend, main span')];
  const own = labels.find(({ textContent }) => textContent?.replace(/[\s*(\d)]+$/, '') === label);
  return own?.closest<HTMLElement>('[role="group"]') ?? own?.parentElement ?? undefined;
}
