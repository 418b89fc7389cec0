import { configurationBase, MB_IN_GB, type Money, type NodeTariff, quote } from '@vitrina/ordering';
import { Field, RadioCards } from '@vitrina/ui';
import { memoryCaption, sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import type { ClusterChoice, NodeShelf } from './cluster-choice';
import type { NodeDraft } from './cluster-draft';
import { type Amount, rangeWords } from './cluster-words';
import { cardOfConfigurator, cardOfTariff, configuratorOf, rangesOf, standsFor } from './node-card';

interface NodeFieldsProps {
  legend: string;
  /** The names of its fields. */
  names: Record<keyof NodeDraft, string>;
  node: NodeDraft;
  shelf: NodeShelf;
  discount: ClusterChoice['discount'];
  errorOf: (field: string) => string | undefined;
}

/**
 * A node: ready-made, or of one's own. The amounts of the latter come into sight with its card by the style alone, so they do
 * without scripts as well.
 */
export function NodeFields({ legend, names, node, shelf, discount, errorOf }: NodeFieldsProps) {
  const amounts = configuratorOf(node.card, shelf.configurators) ?? shelf.configurators[0];
  return (
    <div id={names.card} tabIndex={-1} className="group/node grid scroll-mt-24 gap-4">
      <RadioCards
        name={names.card}
        legend={legend}
        defaultValue={node.card}
        error={errorOf(names.card)}
        cards={cards(shelf, discount)}
        hint={shelf.configurators.length === 0 ? t.cluster.noOwnNodes : undefined}
      />
      {amounts && (
        <div className="hidden gap-4 wide:grid-cols-3 group-has-[input[value^=own-]:checked]/node:grid">
          {AMOUNTS.map((part) => (
            <Field
              key={part}
              name={names[part]}
              label={amountLabel(part)}
              type="number"
              inputMode="numeric"
              {...rangesOf(amounts)[part]}
              defaultValue={node[part]}
              hint={rangeWords(rangesOf(amounts)[part], part)}
              error={errorOf(names[part])}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const AMOUNTS = ['cpu', 'ram', 'disk'] as const;

function amountLabel(part: Amount): string {
  if (part === 'cpu') return t.products.cores;
  return part === 'ram' ? t.cluster.memoryInGb : t.cluster.diskInGb;
}

function cards(shelf: NodeShelf, discount: ClusterChoice['discount']) {
  const money = (price: Money) => t.format.money(quote(price, { floatingIp: undefined, discount }));
  const readyMade = shelf.tariffs.map((tariff) => ({
    value: cardOfTariff(tariff),
    label: standsFor(cardOfTariff(tariff), shelf),
    detail: detailOf(tariff),
    trailing: `${money(tariff.price)}${t.units.perMonth}`,
  }));
  const own = shelf.configurators.map((configurator) => {
    const { cpu, ram, disk } = rangesOf(configurator);
    const least = { cpu: cpu.min, ramGb: ram.min, diskGb: disk.min };
    return {
      value: cardOfConfigurator(configurator),
      label: standsFor(cardOfConfigurator(configurator), shelf),
      detail: t.cluster.upTo(
        cpu.max,
        `${ram.max}\u00a0${t.units.gigabytesUnit}`,
        sizeCaption(disk.max * MB_IN_GB),
      ),
      trailing: t.cluster.fromMonthly(money(configurationBase(configurator.unitPrices, least))),
    };
  });
  return [...readyMade, ...own];
}

function detailOf({ cpu, ramMb, diskMb, mostMasters }: NodeTariff): string {
  const words = [t.units.cores(cpu), memoryCaption(ramMb), t.units.ofDisk(sizeCaption(diskMb))].join(', ');
  return mostMasters === undefined ? words : t.cluster.nodeWithLimit(words, mostMasters);
}
