import type { Core } from '@strapi/strapi';

/** A place where an entry or a file is referred to: the entry that refers to it, and how. */
export interface Reference {
  uid: string;
  documentId: string;
  title: string;
  how: string;
  /** Whether visitors see it; what a draft refers to is nobody's loss yet. */
  isShown: boolean;
}

/** What of a row of any content type tells who it is. */
export interface ReferringRow {
  documentId: string;
  title?: string | null;
  name?: string | null;
  from?: string | null;
  publishedAt?: unknown;
}

export function asReference(strapi: Core.Strapi, uid: string, row: ReferringRow, how: string): Reference {
  const type = Object.values(strapi.contentTypes).find((candidate) => candidate.uid === uid);
  const title = type?.kind === 'singleType' ? undefined : (row.title ?? row.name ?? row.from);
  return {
    uid,
    documentId: row.documentId,
    title: title ?? type?.info.displayName ?? uid,
    how,
    isShown: type?.options?.draftAndPublish !== true || (row.publishedAt ?? null) !== null,
  };
}

/** Each entry that refers once, the draft and the published version together. */
export function eachOnce(references: readonly Reference[]): Reference[] {
  const known = new Map<string, Reference>();
  for (const reference of references) {
    const key = `${reference.uid} ${reference.documentId}`;
    const other = known.get(key);
    if (other === undefined) known.set(key, reference);
    else if (reference.isShown) known.set(key, { ...other, isShown: true });
  }
  return [...known.values()];
}
