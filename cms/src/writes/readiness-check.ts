import type { Checker } from '../checks/checker';
import { CHECKED, isChecked } from '../checks/find-problems';
import type { Problem } from '../checks/problem';
import { isPublishedAnyway } from '../checks/publish-anyway';
import type { Refusal } from '../refusal';
import type { Fields } from './stored';
import type { Write } from './write';
import type { WriteStep } from './write-step';

/**
 * Refuses to show visitors what the check blocks, whoever asks: the panel, its bulk action, a schedule, an import.
 * Content without drafts is public as soon as it is saved, so there the saving is refused.
 */
export function readinessCheck(checker: Checker): WriteStep {
  async function refusal(write: Write, entry: Fields | undefined): Promise<Refusal | undefined> {
    const { uid, documentId } = write;
    if (entry === undefined || !isChecked(uid) || isPublishedAnyway()) return undefined;
    return refusalFor(await checker.check(uid, { ...entry, documentId }));
  }
  return {
    name: 'readiness check',
    of: CHECKED,
    on: ['create shown', 'clone shown', 'update shown', 'publish'],
    isAfterSeed: true,
    // The verdict is the one given inside the transaction, which must not wait for the site.
    async prepare({ uid, action, documentId }) {
      if (action !== 'publish' || !isChecked(uid) || documentId === undefined || isPublishedAnyway()) return;
      await checker.checkSaved(uid, documentId);
    },
    refuse: async (write) => (write.is('publish') ? refusal(write, await write.before.draft()) : undefined),
    // What would be saved is known best once it is.
    verify: async (write) => (write.is('publish') ? undefined : refusal(write, await write.after.draft())),
  };
}

function refusalFor(problems: readonly Problem[]): Refusal | undefined {
  const blocking = problems.filter(({ severity }) => severity === 'blocks');
  const [first] = blocking;
  if (first === undefined) return undefined;
  return {
    message: sentence(first, blocking.length - 1),
    faults: blocking.map(({ message, place }) => ({ path: (place.path ?? place.field).split('.'), message })),
  };
}

/** The panel shows it for some seconds only, so it says where the whole list stands. */
function sentence({ message, place }: Problem, more: number): string {
  const near = place.near === undefined || place.near === '' ? '' : ` Место: «${place.near}».`;
  const rest = more === 0 ? '' : ` Всего замечаний: ${more + 1}.`;
  return `Публикация остановлена. ${message}${near}${rest} Подробнее справа: «Проверка перед публикацией».`;
}
