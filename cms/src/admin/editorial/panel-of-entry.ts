import { useEditedEntry } from '../strapi/content-manager';

/** What Strapi hands to a panel beside an entry, in the parts used here. */
export interface PanelOfEntry {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string; documentId?: string };
  meta?: { availableStatus?: readonly unknown[] };
}

/** The questions of a panel about a saved entry with drafts begin here; nothing for a new entry and for content without drafts. */
export function useEntryPath({ model, documentId: named, document }: PanelOfEntry): string | undefined {
  const { hasDraftAndPublish } = useEditedEntry();
  // Of what there is one of, the panel's address names none.
  const documentId = named ?? document?.documentId;
  if (documentId === undefined || !hasDraftAndPublish) return undefined;
  return `/vitrina/editorial/entries/${model}/${documentId}`;
}
