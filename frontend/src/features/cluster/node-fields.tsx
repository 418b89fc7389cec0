import { configurationBase, formatMoney, MB_IN_GB, type Money, quote } from '@vitrina/ordering';
import { Field, RadioCards } from '@vitrina/ui';
import { coresUnit, memoryCaption, sizeCaption } from '~/copy/captions';
import type { ClusterChoice, NodeShelf } from './cluster-choice';
import type { NodeDraft } from './cluster-draft';
import { AMOUNT_UNITS, mastersCount, rangeWords } from './cluster-words';
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
        hint={shelf.configurators.length === 0 ? 'Своя конфигурация в этой локации не продаётся' : undefined}
      />
      {amounts && (
        <div className="hidden gap-4 wide:grid-cols-3 group-has-[input[value^=own-]:checked]/node:grid">
          {PARTS.map(({ part, label }) => (
            <Field
              key={part}
              name={names[part]}
              label={label}
              type="number"
              inputMode="numeric"
              {...rangesOf(amounts)[part]}
              defaultValue={node[part]}
              hint={rangeWords(rangesOf(amounts)[part], AMOUNT_UNITS[part])}
              error={errorOf(names[part])}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const PARTS = [
  { part: 'cpu', label: 'Ядра' },
  { part: 'ram', label: 'Память, ГБ' },
  { part: 'disk', label: 'Диск, ГБ' },
] as const;

function cards(shelf: NodeShelf, discount: ClusterChoice['discount']) {
  const priced = (price: Money) => `${formatMoney(quote(price, { floatingIp: undefined, discount }))}/мес`;
  const readyMade = shelf.tariffs.map((tariff) => ({
    value: cardOfTariff(tariff),
    label: standsFor(cardOfTariff(tariff), shelf),
    detail: `${tariff.cpu}\u00a0${coresUnit(tariff.cpu)}, ${memoryCaption(tariff.ramMb)}, диск ${sizeCaption(tariff.diskMb)}${limitOf(tariff.mostMasters)}`,
    trailing: priced(tariff.price),
  }));
  const own = shelf.configurators.map((configurator) => {
    const { cpu, ram, disk } = rangesOf(configurator);
    const least = { cpu: cpu.min, ramGb: ram.min, diskGb: disk.min };
    return {
      value: cardOfConfigurator(configurator),
      label: standsFor(cardOfConfigurator(configurator), shelf),
      detail: `до ${cpu.max}\u00a0ядер, ${ram.max}\u00a0ГБ, диск ${sizeCaption(disk.max * MB_IN_GB)}`,
      trailing: `от ${priced(configurationBase(configurator.unitPrices, least))}`,
    };
  });
  return [...readyMade, ...own];
}

function limitOf(most: number | undefined): string {
  return most === undefined ? '' : `, не больше ${mastersCount(most)}`;
}
