import type { ShownProblem } from './check';

/** Scrolls to the field a problem is in, puts the cursor there and, where it can, selects the nearest words. */
export function showPlace({ path, near, label }: ShownProblem['place']): void {
  const found = namedField(path) ?? labelledField(label);
  if (found === undefined) return;
  // The text of an article that its editor cannot open is shown as its source.
  const field = found.querySelector('textarea') ?? found;
  field.scrollIntoView({ block: 'center' });
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
    field.focus({ preventScroll: true });
    selectIn(field, near);
    return;
  }
  const editor = field.querySelector('[contenteditable="true"]') ?? field;
  if (editor instanceof HTMLElement) editor.focus({ preventScroll: true });
  selectWords(editor, near);
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

/** Fields that are no plain inputs, like lists of blocks and pictures, are found by their label. */
function labelledField(label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll<HTMLElement>('main label, main legend, main span')];
  const own = labels.find(({ textContent }) => textContent?.replace(/[\s*(\d)]+$/, '') === label);
  return own?.closest<HTMLElement>('[role="group"]') ?? own?.parentElement ?? undefined;
}

function selectIn(field: HTMLTextAreaElement | HTMLInputElement, near: string): void {
  const words = withoutEllipsis(near);
  const start = words === '' ? -1 : field.value.indexOf(words);
  if (start === -1 || (field instanceof HTMLInputElement && field.type !== 'text')) return;
  field.setSelectionRange(start, start + words.length);
  // A browser scrolls a text to its selection only while a person types, so the line is worked out.
  const share = start / field.value.length;
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 2;
}

function selectWords(root: Element, near: string): void {
  const words = withoutEllipsis(near);
  if (words === '') return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const start = text.textContent?.indexOf(words) ?? -1;
    if (start === -1) continue;
    document.getSelection()?.setBaseAndExtent(text, start, text, start + words.length);
    text.parentElement?.scrollIntoView({ block: 'center' });
    return;
  }
}

function withoutEllipsis(near: string): string {
  return near.replace(/…$/, '').trim();
}
