export interface ShownActivity {
  id: number;
  at: string;
  person: string;
  action: string;
  details: string | null;
  uid: string;
  documentId: string;
  /** Of content that is translated. */
  language: string | null;
  title: string;
  type: string;
}

export interface ActivityPage {
  rows: ShownActivity[];
  hasMore: boolean;
}

/** What the journal can be filtered by. */
export interface ActivityChoices {
  people: string[];
  actions: { value: string; label: string }[];
  types: { value: string; label: string }[];
}
