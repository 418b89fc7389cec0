/** `found`: how the entry was before its first change that was followed. */
export type VersionKind =
  | 'found'
  | 'created'
  | 'saved'
  | 'published'
  | 'unpublished'
  | 'discarded'
  | 'restored'
  | 'deleted';

export interface ShownVersion {
  id: number;
  kind: VersionKind;
  note: string | null;
  at: string;
  person: string;
}

export interface HistoryOfEntry {
  versions: ShownVersion[];
  mayRestore: boolean;
}

export interface DeletedEntry {
  version: number;
  uid: string;
  documentId: string;
  title: string;
  type: string;
  person: string;
  at: string;
}
