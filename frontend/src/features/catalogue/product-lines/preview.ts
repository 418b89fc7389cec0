/** Specification 001, section 4: of more than six, a list shows four until it is asked for the rest. */
const MOST_WHOLE = 6;
const PREVIEW = 4;

export function preview<Row>(rows: readonly Row[], isWhole: boolean): readonly Row[] {
  return isWhole || rows.length <= MOST_WHOLE ? rows : rows.slice(0, PREVIEW);
}
