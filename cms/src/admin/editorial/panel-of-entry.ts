/** What Strapi hands to a panel beside an entry, in the parts used here. */
export interface PanelOfEntry {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
  meta?: { availableStatus?: readonly unknown[] };
  /** Absent for content without drafts. */
  activeTab: 'draft' | 'published' | null;
}
