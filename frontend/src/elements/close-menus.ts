/** A menu closes when it has done its work: a link in it was followed, focus went on, or the page was left. */
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href]')) closeAround(target);
});

// Where popovers are unknown their selector is, too.
const hasPopovers = CSS.supports('selector(:popover-open)');

document.addEventListener('focusin', ({ target }) => {
  if (!hasPopovers) return;
  const menu = document.querySelector<HTMLElement>('[popover=auto]:popover-open');
  if (menu && target instanceof Element && !menu.contains(target) && !isOpener(target, menu))
    menu.hidePopover();
});

// A page that comes back from the browser's memory comes back with its menus closed.
addEventListener('pagehide', () => {
  for (const open of document.querySelectorAll(
    `dialog[open]${hasPopovers ? ', [popover=auto]:popover-open' : ''}`,
  ))
    closeAround(open);
});

function closeAround(element: Element): void {
  element.closest<HTMLElement>('[popover=auto]')?.hidePopover();
  const dialog = element.closest('dialog');
  if (dialog?.matches(':modal')) dialog.close();
}

function isOpener(element: Element, menu: HTMLElement): boolean {
  return element.closest('[popovertarget]')?.getAttribute('popovertarget') === menu.id;
}
