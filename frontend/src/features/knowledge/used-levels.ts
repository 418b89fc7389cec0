import type { UsedLevelsFragment } from '~/content/generated/graphql';
import { LEVELS, type Level } from '~/content/levels';
import { present } from '~/content/present';

/** The levels that published tutorials have: a shop may use some of them, or none. */
export function usedLevels(answer: UsedLevelsFragment): Level[] {
  return LEVELS.filter((level) => present(answer[level]).length > 0);
}
