import type { Core } from '@strapi/strapi';

/** A place where an entry or a file is used: the entry that uses it, and how. */
export interface Use {
  uid: string;
  documentId: string;
  title: string;
  how: string;
  /** Whether visitors see this use; a draft's use is nobody's loss yet. */
  isShown: boolean;
}

/** What of a row of any content type tells who it is. */
export interface UserRow {
  documentId: string;
  title?: string | null;
  name?: string | null;
  from?: string | null;
  publishedAt?: unknown;
}

export function asUse(strapi: Core.Strapi, uid: string, row: UserRow, how: string): Use {
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

/** Each user once, the draft and the published version together. */
export function eachOnce(uses: readonly Use[]): Use[] {
  const known = new Map<string, Use>();
  for (const use of uses) {
    const key = `${use.uid} ${use.documentId}`;
    const other = known.get(key);
    if (other === undefined) known.set(key, use);
    else if (use.isShown) known.set(key, { ...other, isShown: true });
  }
  return [...known.values()];
}
