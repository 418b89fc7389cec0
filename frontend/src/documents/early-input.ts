const TYPED = 'input[type="text"], input[type="range"]';
const TICKED = 'input[type="checkbox"], input[type="radio"]';

/**
 * Tells an island that has just woken of what was typed, moved or ticked in it before: React believes that every field holds what it was
 * rendered with. (Of a choice in a list the list tells by itself, as everywhere.)
 */
export function tellEarlyInput(place: HTMLElement): void {
  for (const field of place.querySelectorAll<HTMLInputElement>(TYPED)) {
    const early = field.value;
    if (early === field.defaultValue) continue;
    // React remembers what it has seen of a value, and hears of a change only if it did not see it being made.
    field.value = field.defaultValue;
    setUnseen(field, early);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // Behind what React does with that: a field that is left says what it has kept.
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

function setUnseen(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
