import type { PresetId } from '@vitrina/ordering';
import { CheckField, Table, type TableColumn } from '@vitrina/ui';
import { type ReactNode, type Ref, useState } from 'react';
import { t } from '~/messages';
import { serverAmounts } from '~/products/server/list';
import { RangeGlyph, rangeOf } from '../resource-range';
import type { TariffOffer } from '../tariff-offers';
import { comparisonRows } from './comparison-rows';
import { canOrder, NotOrderableBadge, requirementOf } from './not-orderable';
import { OrderLinks } from './order-links';
import type { PriceUnit } from './price-caption';

interface ComparisonProps {
  /** Two at least. */
  offers: readonly TariffOffer[];
  unit: PriceUnit;
  onRemove: (id: PresetId) => void;
  /** Where the way to the comparison leads. */
  title: Ref<HTMLHeadingElement>;
}

interface Line {
  name: string;
  isSame: boolean;
  cells: ReactNode[];
}

/** Tariffs side by side: what is best in each row is said in words, and so is what is the same in all. */
export function Comparison({ offers, unit, onRemove, title }: ComparisonProps) {
  const [hidesSame, setHidesSame] = useState(false);
  const range = rangeOf(offers.map(serverAmounts));
  const rows: Line[] = comparisonRows(offers, unit)
    .filter(({ isSame }) => !(hidesSame && isSame))
    .map((row) => ({
      ...row,
      cells: row.cells.map((cell) => <Cell key={cell.text} {...cell} isSame={row.isSame} />),
    }));
  const glyphs: Line = {
    name: t.catalogue.atAGlance,
    isSame: false,
    cells: offers.map((offer) => (
      <RangeGlyph key={offer.presetId} amounts={serverAmounts(offer)} range={range} />
    )),
  };
  const ways: Line = {
    name: t.catalogue.nextStep,
    isSame: false,
    cells: offers.map((offer) => (
      <span key={offer.presetId} className="grid justify-items-start gap-1">
        {canOrder(offer) ? (
          <OrderLinks offer={offer} button="quiet" />
        ) : (
          <>
            <NotOrderableBadge offer={offer} />
            {offer.incompatible && (
              <span className="text-13 text-ink-soft">{requirementOf(offer.incompatible)}</span>
            )}
          </>
        )}
        <button
          type="button"
          aria-label={t.catalogue.removeFromComparison(offer.title)}
          onClick={() => onRemove(offer.presetId)}
          className="min-h-11 text-13 text-ink-soft underline decoration-edge underline-offset-4 hover:text-accent"
        >
          {t.catalogue.removeCompared}
        </button>
      </span>
    )),
  };
  const columns: TableColumn<Line>[] = [
    {
      key: 'name',
      header: t.products.tariff,
      cell: ({ name, isSame }) => (
        <>
          {name}
          {isSame && <span className="block text-13 font-normal text-ink-soft">{t.catalogue.same}</span>}
        </>
      ),
    },
    ...offers.map((offer, place) => ({
      key: String(offer.presetId),
      header: offer.title,
      figures: true,
      cell: (line: Line) => line.cells[place],
    })),
  ];
  return (
    <section aria-labelledby="comparison-title" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h3
          ref={title}
          id="comparison-title"
          tabIndex={-1}
          className="scroll-mt-34 wide:scroll-mt-44 text-24 outline-none"
        >
          {t.catalogue.comparison}
        </h3>
        <CheckField
          name="comparison-differences"
          checked={hidesSame}
          onChange={({ target }) => setHidesSame(target.checked)}
        >
          {t.catalogue.onlyDifferences}
        </CheckField>
      </div>
      <Table
        caption={t.catalogue.comparison}
        hidesCaption
        stickyFirst
        columns={columns}
        rows={[glyphs, ...rows, ways]}
        rowKey={({ name }) => name}
      />
    </section>
  );
}

function Cell({ text, merit, isSame }: { text: string; merit: string | undefined; isSame: boolean }) {
  return (
    <span className={isSame ? 'text-ink-soft' : merit ? 'font-semibold' : ''}>
      {text}
      {merit && <span className="block text-13 font-medium text-good">{merit}</span>}
    </span>
  );
}
