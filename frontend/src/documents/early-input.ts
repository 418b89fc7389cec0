const TYPED = 'input[type="text"], input[type="range"]';
const TICKED = 'input[type="checkbox"], input[type="radio"]';

/**
 * Tells an island that has just woken of what was typed, moved or ticked in it before: its components believe that every field holds
 * what it was rendered with. (Of a choice in a list the list tells by itself, as everywhere.)
 */
export function tellEarlyInput(place: HTMLElement): void {
  for (const field of place.querySelectorAll<HTMLInputElement>(TYPED)) {
    if (field.value === field.defaultValue) continue;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Behind what is drawn for that: a field that is left says what it has kept.
    if (field !== document.activeElement)
      setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  }
  for (const field of [...place.querySelectorAll<HTMLInputElement>(TICKED)].filter(isTickedEarly)) {
    field.checked = field.defaultChecked;
    // Not `click()`: when the island wakes within the very press of a label or an arrow, that one is under way and does nothing.
    field.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}

/** Of the radio buttons of a group the one that is chosen speaks for the other. */
function isTickedEarly({ type, checked, defaultChecked }: HTMLInputElement): boolean {
  return checked !== defaultChecked && (checked || type === 'checkbox');
}
