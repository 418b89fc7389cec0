import type { UsedLevelsFragment } from '~/content/generated/graphql';
import { present } from '~/content/present';
import { LEVELS, type Level } from '~/urls/levels';

/** The levels that published tutorials have: a shop may use some of them, or none. */
export function usedLevels(answer: UsedLevelsFragment): Level[] {
  return LEVELS.filter((level) => present(answer[level]).length > 0);
}
