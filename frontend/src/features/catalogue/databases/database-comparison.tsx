import type { DatabaseType, PaymentPeriod } from '@vitrina/ordering';
import { LineIcon, Table, type TableColumn } from '@vitrina/ui';
import { DATABASE_NAMES } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { placesOf } from '~/products/database/list';
import type { DatabaseOffer, PricedOffer } from '~/products/product-offer';

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
    { key: 'type', header: t.catalogue.type, cell: (type) => DATABASE_NAMES[type] },
    {
      key: 'purpose',
      header: t.catalogue.purpose,
      cell: (type) => <Words text={t.catalogue.databases[type].purpose} />,
    },
    {
      key: 'model',
      header: t.catalogue.dataModel,
      cell: (type) => <Words text={t.catalogue.databases[type].model} />,
    },
    {
      key: 'use',
      header: t.catalogue.typicalUse,
      cell: (type) => <Words text={t.catalogue.databases[type].use} />,
    },
    {
      key: 'places',
      header: t.catalogue.where,
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
      header: t.catalogue.price,
      align: 'end',
      figures: true,
      cell: (type) => {
        const [least] = prices(type).sort((a, b) => a - b);
        return least === undefined ? t.catalogue.outOfStock : t.catalogue.fromPerMonth(t.format.money(least));
      },
    },
  ];
  return (
    // Not the accordion of questions: its answers keep to the width of prose, and a table needs all there is.
    <details className="accordion group min-w-0 border-y border-rule">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 transition-colors duration-150 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h3 className="text-17 font-medium tracking-normal">{t.catalogue.compareTypes}</h3>
        <LineIcon
          path="m6 9 6 6 6-6"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <Table
          caption={t.catalogue.typesCaption(basisCaption({ period }))}
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
