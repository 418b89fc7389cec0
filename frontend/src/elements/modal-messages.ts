/** A message that stands open in the page must be seen before going on; an open dialog becomes modal by being opened anew. */
for (const message of document.querySelectorAll<HTMLDialogElement>('dialog[data-message][open]')) {
  message.close();
  message.showModal();
}
