import { type Fields, textIn } from './fields';
import { type Problem, warns } from './problem';

/** What search engines show of a title and of a description before they cut it. */
const TITLE = 65;
const DESCRIPTION = { least: 50, most: 170 };

/** How the entry will look among search results; all of it is advice. */
export function searchResultProblems(entry: Fields, titleField: 'title' | 'name'): Problem[] {
  const own = textIn(entry, 'seo_title');
  const title = own || textIn(entry, titleField);
  const description = textIn(entry, 'seo_description');
  const field = 'seo_description';
  return [
    ...(title.length > TITLE
      ? [
          warns(
            'long-title',
            `Поиск обрежет заголовок: знаков в нём ${title.length}, видно около ${TITLE}.`,
            {
              field: own === '' ? titleField : 'seo_title',
            },
          ),
        ]
      : []),
    ...(description === ''
      ? [warns('no-seo-description', 'Нет описания для поисковиков: они выберут слова сами.', { field })]
      : []),
    ...(description !== '' && description.length < DESCRIPTION.least
      ? [
          warns(
            'short-description',
            `Описание для поисковиков коротко: знаков в нём ${description.length}, хорошо от ${DESCRIPTION.least}.`,
            { field },
          ),
        ]
      : []),
    ...(description.length > DESCRIPTION.most
      ? [
          warns(
            'long-description',
            `Поиск обрежет описание: знаков в нём ${description.length}, видно около ${DESCRIPTION.most}.`,
            { field },
          ),
        ]
      : []),
  ];
}
