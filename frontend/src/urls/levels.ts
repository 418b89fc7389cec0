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

/** What a list, a card, and the page of a level say of it. */
export const LEVEL_WORDS: Record<Level, { level: string; word: string; title: string; lead: string }> = {
  beginner: {
    level: 'Начальный уровень',
    word: 'начальный',
    title: 'Инструкции начального уровня',
    lead: 'Для первого сервера: каждая команда объяснена, знать заранее ничего не нужно.',
  },
  intermediate: {
    level: 'Средний уровень',
    word: 'средний',
    title: 'Инструкции среднего уровня',
    lead: 'Для тех, кто уже подключался к серверу по SSH и правил на нём файлы настроек.',
  },
  advanced: {
    level: 'Продвинутый уровень',
    word: 'продвинутый',
    title: 'Инструкции продвинутого уровня',
    lead: 'Для тех, кто отвечает за работающую систему и понимает, что в ней меняет.',
  },
};
