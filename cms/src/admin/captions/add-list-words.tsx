import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { VALUE_CAPTIONS } from '../../panel/value-captions';

type Entry = Record<string, unknown>;

interface Column {
  name: string;
  attribute: { type: string };
  cellFormatter?(entry: Entry): React.ReactNode;
}

interface ListColumns {
  displayedHeaders: Column[];
}

const WORDS: Record<string, (value: string) => string> = {
  enumeration: (value) => VALUE_CAPTIONS[value] ?? value,
  // Strapi writes the day of the week too, and pushes the last columns out of sight.
  datetime: (value) => new Date(value).toLocaleString('ru', { dateStyle: 'short', timeStyle: 'short' }),
};

/** Lists say captions and short dates; forms and filters find captions among the translations by themselves. */
export function addListWords(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (list: ListColumns) => ({
    ...list,
    displayedHeaders: list.displayedHeaders.map(worded),
  }));
}

function worded(column: Column): Column {
  const inWords = WORDS[column.attribute.type];
  if (inWords === undefined || column.cellFormatter !== undefined) return column;
  return {
    ...column,
    cellFormatter: (entry) => {
      const value = entry[column.name];
      return (
        <Typography textColor="neutral800">{typeof value === 'string' ? inWords(value) : '-'}</Typography>
      );
    },
  };
}
