import { formatMoney, LOCATIONS, MASTER_COUNTS, type NodeTariff } from '@vitrina/ordering';
import { buttonClass, ChoiceField, Field, NativeSelect, RadioCards } from '@vitrina/ui';
import { coresUnit, memoryCaption, nodeTitle, sizeCaption, versionCaption } from '~/captions';
import { paths } from '~/paths';
import type { ClusterChoice } from './cluster-choice';

/** A cluster to put together. A plain form whose answer is the address of its order: it works without scripts. */
export function ClusterForm({ choice, chosen }: { choice: ClusterChoice; chosen: URLSearchParams }) {
  const { locations, location, versions, masters, workers } = choice;
  const kept = (name: string, usual: string) => chosen.get(name) || usual;
  return (
    <form action={paths.createCluster} className="grid max-w-3xl gap-8">
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
          cards={cards(masters)}
        />
        <ChoiceField
          name="master_nodes_count"
          legend="Сколько мастеров"
          defaultValue={kept('master_nodes_count', String(MASTER_COUNTS[0]))}
          choices={MASTER_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
        />
      </div>
      <div className="grid gap-4">
        <RadioCards
          name="worker"
          legend="Рабочие узлы"
          defaultValue={keptCard(chosen.get('worker'), workers)}
          cards={cards(workers)}
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

function cards(tariffs: readonly NodeTariff[]) {
  return tariffs.map(({ presetId, title, cpu, ramMb, diskMb, price }) => ({
    value: String(presetId),
    label: nodeTitle(title),
    detail: `${cpu}\u00a0${coresUnit(cpu)}, ${memoryCaption(ramMb)}, диск ${sizeCaption(diskMb)}`,
    trailing: `${formatMoney(price)}/мес`,
  }));
}
