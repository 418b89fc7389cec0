/** Buttons that open and close dialogs, for browsers that do not know `command` and `commandfor` yet. */
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  });
}

if (!('closedBy' in HTMLDialogElement.prototype)) {
  document.addEventListener('click', ({ target }) => {
    // A click on the backdrop is a click on the dialog itself, not on anything inside it.
    if (target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any') target.close();
  });
}
