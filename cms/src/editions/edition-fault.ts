/** What of a document counts for its editions. */
export interface Edition {
  edition: number | null;
  effective_from: string | null;
  /** Equal for texts that say the same. */
  text: string;
}

export interface EditionFault {
  path: 'edition' | 'effective_from';
  message: string;
}

/**
 * Why a document must not be published over its published edition. Somebody has agreed to that text: it may get a new number,
 * never another wording under the same one.
 */
export function editionFault(before: Edition | undefined, after: Edition): EditionFault | undefined {
  if (after.edition === null) {
    return before?.edition == null
      ? undefined
      : fault('edition', `У документа была редакция ${before.edition}: номер нельзя убрать.`);
  }
  if (after.effective_from === null)
    return fault('effective_from', 'Укажите, с какого дня действует редакция.');
  if (before?.edition == null) return undefined;
  if (after.edition < before.edition)
    return fault('edition', `Редакция ${before.edition} уже опубликована: номер может только расти.`);
  const isSame = after.edition === before.edition;
  if (isSame && (after.text !== before.text || after.effective_from !== before.effective_from))
    return fault(
      'edition',
      `Редакцию ${before.edition} уже приняли клиенты. Для нового текста или даты поставьте номер ${before.edition + 1}.`,
    );
  return undefined;
}

function fault(path: EditionFault['path'], message: string): EditionFault {
  return { path, message };
}
