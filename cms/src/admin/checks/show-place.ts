import { findField } from '../strapi/find-field';
import type { ShownProblem } from './check';

/** Scrolls to the field a problem is in, puts the cursor there and, where it can, selects the nearest words. */
export function showPlace({ path, near, label }: ShownProblem['place']): void {
  const found = findField({ path, label });
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
