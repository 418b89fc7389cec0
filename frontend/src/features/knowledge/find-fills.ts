/** A place in code that its reader fills in: `<IP>` has the name `IP`. */
export interface Fill {
  name: string;
  /** Offsets in the code: of the `<`, and after the `>`. */
  start: number;
  end: number;
}

/** Capital letters tell it from a tag and from a pattern's group; `cat <<EOF>file` is none either. */
const PLACEHOLDER = /(?<!<)<([A-ZА-ЯЁ][A-ZА-ЯЁ\d_-]+)>/g;

/** Where angle brackets in capitals may well be meant as they stand: a tag, or mail in a patch. */
const OWN_BRACKETS = new Set(['html', 'xml', 'php', 'markdown', 'diff']);

/** The placeholders of a piece of code, in their order. */
export function findFills(code: string, language: string): Fill[] {
  if (OWN_BRACKETS.has(language)) return [];
  return [...code.matchAll(PLACEHOLDER)].map(({ 0: whole, 1: name = '', index }) => ({
    ...{ name, start: index, end: index + whole.length },
  }));
}
