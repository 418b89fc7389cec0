import type { ShownVersion, VersionKind } from '../../editorial/history/shown-versions';
import { momentInMoscow } from '../../editorial/moscow';

const KINDS: Record<VersionKind, string> = {
  found: 'как было раньше',
  created: 'создано',
  saved: 'сохранено',
  published: 'опубликовано',
  unpublished: 'снято с публикации',
  discarded: 'правки отменены',
  restored: 'возвращено',
  deleted: 'удалено',
};

/** '24 ноября, 14:32 · Редактор · опубликовано по расписанию'. */
export function versionWords({ at, person, kind, note }: ShownVersion): string {
  const action = note === null ? KINDS[kind] : `${KINDS[kind]}${note.startsWith('по') ? ' ' : ': '}${note}`;
  const who = kind === 'found' ? [] : [person];
  return [momentInMoscow(new Date(at)), ...who, action].join(' · ');
}
