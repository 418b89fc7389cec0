import type { Core } from '@strapi/strapi';
import { nameOf, type PanelUser } from '../editorial/actor';
import { lockRows } from '../strapi/lock-rows';
import type { Write } from './write';
import type { WriteStep } from './write-step';

/** In this header the panel says which `updatedAt` of the entry somebody began from (src/admin/autosave/send-base-version.ts). */
const BASE_VERSION = 'x-vitrina-started-from';

/**
 * Refuses to save an entry in the panel over what somebody else saved since it was opened: 409, with their name. A request
 * without the header, as of a program, is taken as before.
 */
export function editConflict(strapi: Core.Strapi): WriteStep {
  return {
    name: 'edit conflict',
    of: 'any',
    on: ['update'],
    // Of two who save in the same moment the second waits here, and finds the words of the first.
    async begin(write) {
      if (baseVersion(strapi, write) !== undefined) {
        await lockRows(strapi, write.uid, rowOf(write));
      }
    },
    async refuse(write) {
      const base = baseVersion(strapi, write);
      if (base === undefined) return undefined;
      const entry: { updatedAt: string; updatedBy: PanelUser | null } | null = await strapi.db
        .query(write.uid)
        .findOne({ select: ['updatedAt'], where: rowOf(write), populate: { updatedBy: true } });
      if (entry === null || new Date(entry.updatedAt).getTime() === base) return undefined;
      return { message: refusal(entry.updatedBy), isConflict: true };
    },
  };
}

/** When the version was saved that somebody in the panel began from; absent where nobody says so. */
function baseVersion(strapi: Core.Strapi, { uid, documentId }: Write): number | undefined {
  const request = strapi.requestContext.get();
  const base = Date.parse(request?.get(BASE_VERSION) ?? '');
  // What a save brings about elsewhere, as redirects, began from nothing.
  const isTheAskedEntry =
    uid === request?.params.model && [undefined, documentId].includes(request?.params.id);
  return isTheAskedEntry && !Number.isNaN(base) ? base : undefined;
}

function rowOf({ documentId, language, hasDrafts }: Write): object {
  return { documentId, ...(language && { locale: language }), ...(hasDrafts && { publishedAt: null }) };
}

function refusal(by: PanelUser | null): string {
  const who = by === null ? '' : ` (${nameOf(by)})`;
  return `Не сохранено: пока вы писали, запись изменили в другом окне${who}. Набранное цело: верните его из панели «Несохранённое».`;
}
