import { fieldOf } from '../field-of';

/** To which text of what edition a visitor has agreed, and when: as much of it as could be read. */
export interface Consent {
  /** The address of the text, as the editors have set it. */
  document: string;
  edition?: number;
  effective_from?: string;
  accepted_at?: string;
}

/** What could be read of a consent, and the names of the parts that could not. */
export interface ReadConsent {
  /** Nothing is a consent without its text. */
  consent: Consent | null;
  /** What stands there of the rest, when the text could not be read: by its shape it cannot be personal. */
  rest: Omit<Consent, 'document'>;
  lost: string[];
}

const LONGEST_DOCUMENT = 500;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]{5,15}(Z|[+-]\d{2}:\d{2})$/;

/** A consent never refuses a request: it is made of the site's settings, which a visitor cannot mend. */
export function readConsent(given: unknown): ReadConsent {
  if (given === undefined || given === null) return { consent: null, rest: {}, lost: [] };
  const document = fieldOf(given, 'document');
  const hasDocument =
    typeof document === 'string' && document.trim() !== '' && document.length <= LONGEST_DOCUMENT;
  const { rest, lost } = readRest(given);
  return hasDocument
    ? { consent: { document, ...rest }, rest, lost }
    : { consent: null, rest, lost: ['document', ...lost] };
}

function readRest(given: unknown): Pick<ReadConsent, 'rest' | 'lost'> {
  const rest: ReadConsent['rest'] = {};
  const edition = fieldOf(given, 'edition');
  const from = fieldOf(given, 'effective_from');
  const moment = fieldOf(given, 'accepted_at');
  if (isEdition(edition)) rest.edition = edition;
  if (typeof from === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(from)) rest.effective_from = from;
  if (typeof moment === 'string' && MOMENT.test(moment) && !Number.isNaN(Date.parse(moment)))
    rest.accepted_at = moment;
  const lost = [
    ...(edition !== undefined && rest.edition === undefined ? ['edition'] : []),
    ...(from !== undefined && rest.effective_from === undefined ? ['effective_from'] : []),
    // Without a moment no consent is given, so its absence is a loss too.
    ...(rest.accepted_at === undefined ? ['accepted_at'] : []),
  ];
  return { rest, lost };
}

function isEdition(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 1_000_000;
}
