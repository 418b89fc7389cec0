/** What the check before publishing found. */
export interface Problem {
  /** What blocks has to be mended first; a warning is advice, or says what could not be checked. */
  severity: 'blocks' | 'warns';
  code: string;
  /** A whole Russian sentence for the person who writes. */
  message: string;
  place: Place;
}

export interface Place {
  /** A field of the entry. */
  field: string;
  /** The field's name in the panel's form, when it lies deeper: `blocks.0.links.1.href`. */
  path?: string;
  /** The nearest words, by which a person finds the place. */
  near?: string;
}

export function blocks(code: string, message: string, place: Place): Problem {
  return { severity: 'blocks', code, message, place };
}

export function warns(code: string, message: string, place: Place): Problem {
  return { severity: 'warns', code, message, place };
}
