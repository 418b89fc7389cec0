import { type DatabaseType, formatMoney, type PaymentPeriod } from '@vitrina/ordering';
import { LineIcon, Table, type TableColumn } from '@vitrina/ui';
import { DATABASE_NAMES } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { locationName } from '~/copy/taxonomy';
import { placesOf } from '~/products/database/list';
import type { DatabaseOffer, PricedOffer } from '~/products/product-offer';
import { DATABASE_WORDS } from './database-words';

interface DatabaseComparisonProps {
  offers: readonly PricedOffer<DatabaseOffer>[];
  types: readonly DatabaseType[];
  period: PaymentPeriod;
}

/** What sets the types apart, hidden until it is asked for (rule R43). */
export function DatabaseComparison({ offers, types, period }: DatabaseComparisonProps) {
  const prices = (type: DatabaseType) =>
    offers.filter((offer) => offer.type === type && !offer.isSoldOut).map(({ monthly }) => monthly);
  const columns: TableColumn<DatabaseType>[] = [
    { key: 'type', header: 'Тип', cell: (type) => DATABASE_NAMES[type] },
    { key: 'purpose', header: 'Для чего', cell: (type) => <Words text={DATABASE_WORDS[type].purpose} /> },
    { key: 'model', header: 'Модель данных', cell: (type) => <Words text={DATABASE_WORDS[type].model} /> },
    { key: 'use', header: 'Типичное применение', cell: (type) => <Words text={DATABASE_WORDS[type].use} /> },
    {
      key: 'places',
      header: 'Где',
      cell: (type) => (
        <Words
          text={placesOf(type, offers)
            .map((place) => locationName(place))
            .join(', ')}
        />
      ),
    },
    {
      key: 'price',
      header: 'Цена',
      align: 'end',
      figures: true,
      cell: (type) => {
        const [least] = prices(type).sort((a, b) => a - b);
        return least === undefined ? 'нет в наличии' : `от ${formatMoney(least)}/мес`;
      },
    },
  ];
  return (
    // Not the accordion of questions: its answers keep to the width of prose, and a table needs all there is.
    <details className="accordion group min-w-0 border-y border-rule">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 transition-colors duration-150 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h3 className="text-17 font-medium tracking-normal">Сравнить типы баз</h3>
        <LineIcon
          path="m6 9 6 6 6-6"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <Table
          caption={`Типы баз данных. ${basisCaption({ period })}`}
          columns={columns}
          rows={types}
          rowKey={(type) => type}
          stickyFirst
        />
      </div>
    </details>
  );
}

/** A sentence, unlike a figure, may take several lines. */
function Words({ text }: { text: string }) {
  return <span className="block min-w-36 max-w-56 whitespace-normal">{text}</span>;
}
