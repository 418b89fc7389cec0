import { LEVELS, type Level } from '@vitrina/content-contract/content-names';

export { LEVELS, type Level };

/** Tutorials have one; an article of the blog has none, whatever was chosen before it lost its topic. */
export function levelOf({
  topic,
  difficulty,
}: {
  topic: object | null;
  difficulty: Level | null;
}): Level | undefined {
  return (topic && difficulty) ?? undefined;
}

export function isLevel(word: string): word is Level {
  return LEVELS.some((level) => level === word);
}
