/** Made when there is something to say: that takes a browser milliseconds, and at first the page is not painted yet. */
let russian: ReturnType<typeof makeRussian> | undefined;

function makeRussian() {
  return {
    plural: new Intl.PluralRules('ru-RU'),
    whole: new Intl.NumberFormat('ru-RU'),
    tenth: new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }),
  };
}

function inRussian() {
  russian ??= makeRussian();
  return russian;
}

type Forms = readonly [one: string, few: string, many: string];
const VIEWS: Forms = ['просмотр', 'просмотра', 'просмотров'];
const VOTES: Forms = ['оценка', 'оценки', 'оценок'];
const COMMENTS: Forms = ['комментарий', 'комментария', 'комментариев'];

/** 1 просмотр, 2 просмотра, 5 просмотров. */
export function viewsInWords(views: number): string {
  return counted(views, VIEWS);
}

export function commentsInWords(comments: number): string {
  return counted(comments, COMMENTS);
}

/** How much of a series was read to the end: Прочитано 2 из 5. */
export function progressInWords(read: number, parts: number): string {
  return read === parts ? 'Прочитана вся серия' : `Прочитано ${read} из ${parts}`;
}

/** The average with the number of votes: 4,6 из 5, 12 оценок. */
export function ratingInWords({ votes, rating }: { votes: number; rating: number | null }): string {
  return votes > 0 && rating !== null
    ? `${inRussian().tenth.format(rating)} из 5, ${counted(votes, VOTES)}`
    : 'Оценок пока нет';
}

export function ownInWords(stars: number): string {
  return `Ваша оценка: ${stars} из 5. Её можно изменить.`;
}

function counted(amount: number, [one, few, many]: Forms): string {
  const { plural, whole } = inRussian();
  const form = plural.select(amount);
  return `${whole.format(amount)}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
}
