import { Box, Td, Tr, Typography } from '@strapi/design-system';
import type { DueArticle } from '../../editorial/rechecks/shown-rechecks';
import { AnsweredTable } from '../editorial/answered-table';
import { EntryLink } from '../editorial/entry-link';
import { useAnswer } from '../editorial/use-answer';

const DAY = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeZone: 'UTC' });

/** Articles whose commands are to be run again, or for the first time, and why. */
export function DueChecks() {
  const { asked } = useAnswer<{ articles: DueArticle[] }>('/vitrina/editorial/rechecks');
  return (
    <AnsweredTable
      asked={asked}
      rowsOf={({ articles }) => articles}
      columns={['Статья', 'Почему', 'Последняя проверка']}
      empty="Перепроверять пока нечего."
    >
      {(article) => (
        <Tr key={`${article.documentId} ${article.language}`}>
          <Td>
            <EntryLink uid="api::knowledge.article" {...article} />
          </Td>
          <Td>
            <Box maxWidth="32rem" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
              <Typography textColor={article.reason === 'failed' ? 'danger600' : 'neutral800'}>
                {reasonInWords(article)}
              </Typography>
            </Box>
          </Td>
          <Td>
            <Typography>{article.reason === 'unchecked' ? '' : lastCheck(article)}</Typography>
          </Td>
        </Tr>
      )}
    </AnsweredTable>
  );
}

function reasonInWords(article: DueArticle): string {
  switch (article.reason) {
    case 'failed':
      return `Запуск не удался. ${article.fault}`;
    case 'changed':
      return 'Отмеченный код изменился после проверки';
    case 'old':
      return 'Проверке больше полугода';
    case 'unchecked':
      return 'Код отмечен, но ещё не запускался';
  }
}

function lastCheck({ date, system }: { date: string; system: string }): string {
  return [DAY.format(new Date(date)), system].filter((part) => part !== '').join(', ');
}
