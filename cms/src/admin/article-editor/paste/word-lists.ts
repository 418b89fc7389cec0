/** A paragraph of Word that looks like an item of a list. */
interface FalseItem {
  paragraph: Element;
  level: number;
  isOrdered: boolean;
}

/**
 * Word has no lists in its HTML: an item is a paragraph with a marker typed into it, and its depth is in the style
 * (`mso-list: l0 level2 lfo1`). Neighbours become a real list.
 */
export function buildWordLists(body: Element): void {
  const paragraphs = [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')];
  const items = new Map(
    paragraphs.flatMap((paragraph) => itemOf(paragraph)).map((item) => [item.paragraph, item]),
  );
  let lists: { list: Element; level: number }[] = [];
  for (const { paragraph, level, isOrdered } of items.values()) {
    const before = paragraph.previousElementSibling;
    if (lists.length === 0 || before === null || before !== lists[0]?.list) lists = [];
    while (lists.length > 1 && (lists.at(-1)?.level ?? 0) > level) lists.pop();
    const current = lists.at(-1);
    const list =
      current !== undefined && current.level >= level
        ? current.list
        : openList(paragraph, isOrdered, level, lists);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
  }
}

function openList(
  paragraph: Element,
  isOrdered: boolean,
  level: number,
  lists: { list: Element; level: number }[],
): Element {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
  const holder = lists.at(-1)?.list.lastElementChild;
  if (holder) holder.append(list);
  else paragraph.before(list);
  lists.push({ list, level });
  return list;
}

const ORDERED = /^[\s ]*(\d+|[a-zа-я]|[ivxlc]+)[.)]/i;

function itemOf(paragraph: Element): FalseItem[] {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d+)/i.exec(style)?.[1];
  if (level === undefined) return [];
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const isOrdered = ORDERED.test(marker?.textContent ?? paragraph.textContent ?? '');
  marker?.remove();
  return [{ paragraph, level: Number(level), isOrdered }];
}
