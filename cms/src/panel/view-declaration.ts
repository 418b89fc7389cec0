/** How a content type or component looks in the panel. */
export interface ViewDeclaration {
  /** Rows of the form from above, fields side by side; they share a row equally unless `/n` gives one n of 12 parts. */
  form: readonly string[];
  /** Columns of the list; components have none. */
  columns?: readonly string[];
  /** What the list is sorted by at first, `-` for the greatest first. */
  sort?: string;
  /** The field that names an entry or a row. */
  title?: string;
}
