/** What of a document counts for its editions. */
export interface Edition {
  edition: number | null;
  effective_from: string | null;
  /** Equal for texts that say the same. */
  text: string;
}

/** An edition that has a page of its own by now. */
export interface EarlierEdition {
  edition: number;
  effective_from: string | null;
}

export interface EditionFault {
  path: 'edition' | 'effective_from';
  message: string;
}

interface Circumstances {
  /** The latest of the editions that have pages of their own. */
  earlier: EarlierEdition | undefined;
  /** As 2026-11-22, in Moscow. */
  today: string;
}

/**
 * Why a document must not be published over its published edition. Somebody has agreed to that text: it may get a new number,
 * never another wording under the same one. What is published is in force, so its day is no later than today and no earlier
 * than that of the edition before.
 */
export function editionFault(
  before: Edition | undefined,
  after: Edition,
  { earlier, today }: Circumstances,
): EditionFault | undefined {
  const published = before && isNumbered(before) ? before : undefined;
  const latest = published ?? earlier;
  if (!isNumbered(after))
    return latest && fault('edition', `У документа была редакция ${latest.edition}: номер нельзя убрать.`);
  if (after.effective_from === null)
    return fault('effective_from', 'Укажите, с какого дня действует редакция.');
  if (published?.edition === after.edition) {
    const isSame = after.text === published.text && after.effective_from === published.effective_from;
    return isSame
      ? undefined
      : fault(
          'edition',
          `Редакцию ${published.edition} уже приняли клиенты. Для нового текста или даты поставьте номер ${published.edition + 1}.`,
        );
  }
  if (latest && after.edition <= latest.edition)
    return fault('edition', `Редакция ${latest.edition} уже опубликована: номер может только расти.`);
  return dayFault(latest?.effective_from ?? null, after.effective_from, today);
}

/** Days are written so that the later one is the greater text. */
function dayFault(before: string | null, day: string, today: string): EditionFault | undefined {
  if (day > today)
    return fault(
      'effective_from',
      'Этот день ещё не наступил, а опубликованная редакция действует сразу. Запланируйте публикацию на этот день.',
    );
  if (before !== null && day < before)
    return fault(
      'effective_from',
      `Прежняя редакция действует с ${before}: новая не может начаться раньше неё.`,
    );
  return undefined;
}

function isNumbered<Of extends { edition: number | null }>(edition: Of): edition is Of & { edition: number } {
  return edition.edition !== null;
}

function fault(path: EditionFault['path'], message: string): EditionFault {
  return { path, message };
}
