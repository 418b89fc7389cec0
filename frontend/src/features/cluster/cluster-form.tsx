import { formatMoney, LOCATIONS, MASTER_COUNTS, type NodeTariff, quote } from '@vitrina/ordering';
import { buttonClass, ChoiceField, Field, NativeSelect, RadioCards } from '@vitrina/ui';
import { coresUnit, memoryCaption, nodeTitle, PERIOD_NAMES, sizeCaption, versionCaption } from '~/captions';
import { paths } from '~/paths';
import type { ClusterChoice, ReadChoice } from './cluster-choice';

interface ClusterFormProps {
  choice: ClusterChoice;
  chosen: URLSearchParams;
  /** What has become of the answer, if there was one. */
  read: ReadChoice;
}

/** A cluster to put together. A plain form whose answer is the address of its order: it works without scripts. */
export function ClusterForm({ choice, chosen, read }: ClusterFormProps) {
  const { locations, location, versions, masters, workers, period } = choice;
  const kept = (name: string, usual: string) => chosen.get(name) || usual;
  return (
    <form action={paths.createCluster} className="grid max-w-3xl gap-8">
      <input type="hidden" name="period" value={period} />
      <p className="text-ink-soft">Цены узлов за месяц, при оплате {PERIOD_NAMES[period]}.</p>
      <div className="grid gap-4 wide:grid-cols-2">
        <NativeSelect
          label="Локация"
          name="zone"
          defaultValue={location}
          options={locations.map((code) => ({ value: code, label: LOCATIONS[code] }))}
        />
        <NativeSelect
          label="Версия Kubernetes"
          name="version"
          defaultValue={kept('version', versions[0] ?? '')}
          options={versions.map((version) => ({ value: version, label: versionCaption(version) }))}
        />
      </div>
      <div className="grid gap-4">
        <RadioCards
          name="master"
          legend="Мастер-узлы"
          defaultValue={keptCard(chosen.get('master'), masters)}
          cards={cards(masters, choice)}
        />
        <ChoiceField
          name="master_nodes_count"
          legend="Сколько мастеров"
          defaultValue={kept('master_nodes_count', String(MASTER_COUNTS[0]))}
          error={read.kind === 'too-many-masters' ? tooManyMasters(read) : undefined}
          choices={MASTER_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        />
      </div>
      <div className="grid gap-4">
        <RadioCards
          name="worker"
          legend="Рабочие узлы"
          defaultValue={keptCard(chosen.get('worker'), workers)}
          cards={cards(workers, choice)}
        />
        <Field
          name="worker_count"
          type="number"
          label="Сколько рабочих узлов"
          min={1}
          max={20}
          defaultValue={kept('worker_count', '2')}
          hint="От 1 до 20"
        />
      </div>
      <button type="submit" className={`justify-self-start ${buttonClass('primary', 'large')}`}>
        Посчитать и заказать
      </button>
    </form>
  );
}

/** The chosen node where it is sold here, otherwise the cheapest. */
function keptCard(chosen: string | null, tariffs: readonly NodeTariff[]): string {
  const found = tariffs.find(({ presetId }) => String(presetId) === chosen) ?? tariffs[0];
  return String(found?.presetId ?? '');
}

function cards(tariffs: readonly NodeTariff[], { discount }: ClusterChoice) {
  return tariffs.map(({ presetId, title, cpu, ramMb, diskMb, price, mostMasters }) => ({
    value: String(presetId),
    label: nodeTitle(title),
    detail: `${cpu}\u00a0${coresUnit(cpu)}, ${memoryCaption(ramMb)}, диск ${sizeCaption(diskMb)}${limitOf(mostMasters)}`,
    trailing: `${formatMoney(quote(price, { floatingIp: undefined, discount }))}/мес`,
  }));
}

function limitOf(most: number | undefined): string {
  return most === undefined ? '' : `, не больше ${mastersCount(most)}`;
}

/** Why there is no such cluster. */
export function tooManyMasters({ master, most }: Extract<ReadChoice, { kind: 'too-many-masters' }>): string {
  const title = nodeTitle(master.title);
  return most === 1
    ? `У ${title} бывает только один мастер`
    : `У ${title} бывает не больше ${mastersCount(most)}`;
}

/** After a word that asks for the genitive: одного мастера, трёх мастеров. */
function mastersCount(count: number): string {
  return count === 1 ? 'одного мастера' : `${count} мастеров`;
}
