const TYPED = 'input[type="text"], input[type="range"]';

/**
 * Tells an island that has just woken of what was typed or moved in it before: React believes that every field holds what it was
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
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

function setUnseen(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
