import type { CountedForms } from '../counted';

/** What a list, a card, and the page of a level say of it. */
export const levels = {
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

export const tutorials = 'Инструкции';
export const blog = 'Блог';

/** The map of all tutorials. */
export const map = {
  description: 'Проверенные инструкции по темам: серверы, сайты, базы данных, контейнеры, сети.',
  picture: 'Инструкции: карта тем',
  lead: 'Как запустить сервер, сайт, базу данных и не бояться их трогать. Каждый шаг с проверкой, что он сработал.',
  levels: 'Уровни',
  topics: 'Темы',
  series: 'Серии',
  newest: 'Новое',
};

/**
 * Lists of articles: what each is called, what it is a list of (`kind`, in a word or two, under its title in a picture), and what
 * search engines show.
 */
export const lists = {
  everything: {
    title: 'Инструкции и блог',
    kind: 'статьи и инструкции',
    description: 'Новые инструкции и статьи блога об облачных серверах.',
  },
  tutorials: {
    title: 'Все инструкции',
    kind: 'список инструкций',
    description: 'Инструкции по серверам, сайтам и базам данных, новые сверху.',
  },
  blog: {
    kind: 'новости и практика',
    lead: 'Новости, практика и разборы решений: как выбирать, сколько это стоит и где ошибаются.',
    description: 'Новости и практика облачного хостинга: как выбирать серверы, базы и хранение.',
  },
  category: {
    kind: 'рубрика блога',
    description: (category: string) => `Статьи блога в рубрике «${category}».`,
  },
  tag: {
    kind: 'тег',
    ofBlog: (tag: string) => `Блог: ${tag}`,
    ofTutorials: (tag: string) => `Инструкции: ${tag}`,
    descriptionOfBlog: (tag: string) => `Статьи блога с тегом «${tag}».`,
    descriptionOfTutorials: (tag: string) => `Инструкции с тегом «${tag}».`,
  },
  series: {
    kind: 'серия инструкций',
    description: (series: string) => `Инструкции серии «${series}».`,
  },
  level: { kind: 'уровень инструкций' },
  author: { kind: 'автор' },
  expert: { kind: 'эксперт' },
  topic: { kind: 'тема инструкций', description: (topic: string) => `Инструкции: ${topic}.` },
};

/** What stands on the page of a list. */
export const list = {
  part: (title: string, part: number) => `${title}, часть ${part}`,
  picture: (title: string, kind: string) => `${title}: ${kind}`,
  sections: 'Разделы',
  feed: 'Новое в этом списке по RSS',
  empty: 'Здесь пока ничего нет',
  emptyLeads: 'Первая статья появится, как только её опубликуют.',
  search: 'Поискать по сайту',
  parts: 'Части списка',
  previous: 'Предыдущие',
  next: 'Показать ещё',
  isAll: 'Это всё',
  /** Heard when so many articles have come to the list; a script puts the number in. */
  loaded: 'Показано ещё {count}',
};

export const series = {
  name: (series: string) => `Серия «${series}»`,
  label: 'Серия',
  place: (part: number, parts: number) => `Серия, часть ${part} из ${parts}`,
  allParts: 'Все части',
  part: (part: number) => `Часть ${part}`,
  nextLabel: 'Дальше в серии',
  next: (series: string, part: number, parts: number) =>
    `Дальше в серии «${series}», часть ${part} из ${parts}`,
  isLast: 'Это последняя часть серии',
  isRead: '✓ прочитано',
  /** How much of it was read to the end; a script puts the numbers in. */
  progress: 'Прочитано {read} из {parts}',
  allRead: 'Прочитана вся серия',
};

/** Beside and around the text of an article. */
export const article = {
  cover: (title: string) => `Обложка статьи «${title}»`,
  contents: 'Содержание',
  updated: (day: string) => `Обновлено ${day}`,
  /** When its commands were last tried. */
  checked: (day: string) => `Проверено ${day}`,
  checkedOn: (day: string, system: string) => `Проверено ${day} на ${system}`,
  minutesToRead: (minutes: number) => `${minutes} мин чтения`,
  /** A script puts in what the section is called. */
  goOn: 'Продолжить: «{section}»',
  doNotGoOn: 'Не продолжать',
  tags: 'Теги',
  readAlso: 'Читайте также',
};

/** In the text of an article. */
export const text = {
  /** The kinds of remarks beside a text, as in the format of articles. */
  callouts: { note: 'Примечание', tip: 'Совет', warning: 'Внимание', danger: 'Опасно' },
  table: (number: number) => `Таблица ${number}`,
  gallery: (number: number, pictures: number) => `Галерея ${number}: картинок ${pictures}`,
  picture: (number: number, pictures: number) => `${number} из ${pictures}`,
  previousPicture: 'Предыдущая картинка',
  nextPicture: 'Следующая картинка',
  linkToSection: (section: string) => `Ссылка на раздел «${section}»`,
  linkCopied: 'Ссылка на раздел скопирована',
  /** Above the text in a prompt, where a page may not copy. */
  copyFromHere: 'Скопируйте отсюда',
  codeVariants: 'Варианты кода',
  codeVariant: (number: number) => `Вариант ${number}`,
  copyCode: 'Копировать',
  isRun: 'Проверено запуском',
  isRunWithOutput: 'Проверено запуском: вывод команды',
  /** Where the text shows the card of a tariff and Markdown has none. */
  serverTariffs: 'Тарифы облачных серверов',
};

/** What the code of an article leaves to its reader. */
export const fills = {
  title: 'Подставьте свои значения',
  note: 'Значения остаются на этой странице: мы их не храним и не отправляем.',
};

export const share = {
  title: 'Поделиться',
  lead: 'Поделиться:',
  copyLink: 'Скопировать ссылку',
  linkCopied: 'Ссылка скопирована',
  copyMarkdown: 'Скопировать как Markdown',
  markdownCopied: 'Статья скопирована как Markdown',
  markdownFailed: 'Не получилось скопировать, попробуйте ещё раз',
  vk: 'ВКонтакте',
};

export const people = {
  /** Above the name of an expert. */
  reviewedBy: { female: 'Проверила эксперт', male: 'Проверил эксперт' },
  /** Above what an expert has reviewed, on their page. */
  reviewed: { female: 'Проверила эксперт', male: 'Проверил эксперт' },
  written: 'Статьи автора',
  writesAbout: 'О чём пишет',
  writeToAuthor: 'Написать автору',
  byForm: 'Через форму на сайте',
  readBio: 'Читать полностью',
  closeBio: 'Свернуть',
};

export const discussion = {
  label: 'Обсуждение статьи',
  invitation: 'Не получилось, есть вопрос или дополнение? Расскажите нам и другим читателям.',
  /** `comments` are counted in words. */
  already: (comments: string) => `Уже ${comments}.`,
  discuss: 'Обсудить статью',
};

/** How much of a discussion there is. */
export const comments: CountedForms = {
  one: '{count}\u00a0комментарий',
  few: '{count}\u00a0комментария',
  many: '{count}\u00a0комментариев',
};

export const contribution = {
  title: 'Знаете, как сделать лучше?',
  lead: 'Напишите инструкцию или документацию для нас. За статьи платим. А если чего-то не хватает, попросите.',
  becomeAuthor: 'Стать автором',
  writeDocumentation: 'Писать документацию',
  askForTutorial: 'Попросить инструкцию',
  story: 'Построили что-то в облаке?',
  storyLead: 'Расскажите, что было и что стало. Лучшие истории публикуем.',
  tellStory: 'Рассказать свою историю',
};

export const views: CountedForms = {
  one: '{count}\u00a0просмотр',
  few: '{count}\u00a0просмотра',
  many: '{count}\u00a0просмотров',
};

const counted: CountedForms = {
  one: '{count}\u00a0оценка',
  few: '{count}\u00a0оценки',
  many: '{count}\u00a0оценок',
};

/** The figures of an article in words, into which a script puts new numbers too. */
export const rating = {
  ...{ views, votes: counted },
  /** `{votes}` are counted in words. */
  average: '{rating} из 5, {votes}',
  noVotes: 'Оценок пока нет',
  own: 'Ваша оценка: {stars} из 5. Её можно изменить.',
  thanks: 'Спасибо! Ваша оценка: {stars} из 5. Её можно изменить.',
  noConnection: 'Оценка не сохранилась: нет связи. Попробуйте ещё раз.',
};

export const votes = {
  title: 'Оцените статью',
  stars: (stars: number) => `${stars} из 5`,
  vote: 'Оценить',
  taken:
    'Спасибо, оценка учтена. Среднее на странице обновится в течение минуты. Свою оценку можно изменить.',
  refused: 'Оценка не сохранилась: сейчас она не принимается. Попробуйте позже.',
  notTaken: 'Оценки сейчас не принимаются.',
  noSuchVote: 'Такой оценки нет: поставьте от 1 до 5.',
  noVote: 'Это не похоже на оценку.',
  fromElsewhere: 'Оценку принимаем только со страниц нашего сайта.',
  /** `wait`: 5 минут, to stand after 'через'. */
  tooMany: (wait: string) => `Оценок слишком много. Попробуйте ещё раз через ${wait}.`,
  noSuchArticle: 'Этой статьи больше нет.',
  tooManyOfNetwork: 'Из вашей сети эту статью сегодня оценили уже много раз.',
  notSaved: 'Оценка не сохранилась. Попробуйте ещё раз через минуту.',
};

/** What is told of an article above its text in Markdown. */
export const facts = {
  source: 'Источник',
  author: 'Автор',
  expert: 'Эксперт',
  level: 'Уровень',
  series: 'Серия',
  published: 'Опубликовано',
  updated: 'Обновлено',
  checked: 'Проверено',
};
