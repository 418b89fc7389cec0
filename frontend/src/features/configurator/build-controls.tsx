import type {
  BuildMove,
  BuildPlace,
  ConfiguratorModel,
  ServerBuild,
  ServerConfiguration,
} from '@vitrina/ordering';
import { NativeSelect, SliderField, SwitchField, useElementId } from '@vitrina/ui';
import { memo } from 'react';
import { coresUnit, cpuCaption, DISK_NAMES } from '~/copy/captions';
import { t } from '~/messages';
import { ipPrice } from '~/price-basis/price-basis';
import { periodOptions } from '~/products/to-offer';
import { PlaceChoice } from './place-choice';

interface BuildControlsProps {
  model: ConfiguratorModel;
  build: ServerBuild;
  server: ServerConfiguration;
  isFixed: boolean;
  /** Must stay the same function: what has not changed is not drawn again. */
  onChange: (move: BuildMove) => void;
}

/** All that can be chosen of a server. The names of the fields are the keys of an order. */
export function BuildControls({ model, build, server, isFixed, onChange }: BuildControlsProps) {
  const { place, osId, period, hasFloatingIp } = build;
  return (
    <>
      {isFixed ? (
        <input type="hidden" name="configurator_id" value={place.configuratorId} />
      ) : (
        <PlaceChoice places={model.places} place={place} onChange={onChange} />
      )}
      <Cores place={place} value={server.cpu} onChange={onChange} />
      <Memory
        place={place}
        value={server.ramGb}
        system={model.systems.find((system) => system.osId === osId)}
        onChange={onChange}
      />
      <Disk place={place} value={server.diskGb} onChange={onChange} />
      <PaymentAndSystem model={model} osId={osId} period={period} onChange={onChange} />
      <SwitchField
        label={`${t.products.publicIp}, ${t.format.money(ipPrice(model, period))}${t.units.perMonth}`}
        name="is_floating_ip"
        value="true"
        checked={hasFloatingIp}
        onChange={({ target }) => onChange({ hasFloatingIp: target.checked })}
      />
    </>
  );
}

interface AmountProps {
  place: BuildPlace;
  value: number;
  onChange: (move: BuildMove) => void;
}

const Cores = memo(function Cores({ place, value, onChange }: AmountProps) {
  return (
    <SliderField
      label={t.products.processor}
      name="cpu"
      unit={coresUnit(value)}
      formatValue={(cores) => `${cores} ${coresUnit(cores)}`}
      hint={cpuCaption(value, place.cpuFrequency)}
      {...place.limits.cpu}
      value={value}
      onValueChange={(cpu) => onChange({ requested: { cpu } })}
    />
  );
});

interface MemoryProps extends AmountProps {
  system: ConfiguratorModel['systems'][number] | undefined;
}

const Memory = memo(function Memory({ place, value, system, onChange }: MemoryProps) {
  return (
    <SliderField
      label={t.products.memory}
      name="ram"
      unit={t.units.gigabytesUnit}
      hint={memoryHint(place, system)}
      {...place.limits.ramGb}
      value={value}
      onValueChange={(ramGb) => onChange({ requested: { ramGb } })}
    />
  );
});

function memoryHint({ limits, ramOfSystemGb }: BuildPlace, system: MemoryProps['system']): string {
  const least = system && ramOfSystemGb[system.osId];
  return least === undefined
    ? t.configurator.leastPerCore(limits.ramPerCoreGb)
    : t.configurator.leastForSystem(limits.ramPerCoreGb, system?.caption ?? '', least);
}

const Disk = memo(function Disk({ place, value, onChange }: AmountProps) {
  return (
    <SliderField
      label={t.configurator.diskOfType(DISK_NAMES[place.diskType])}
      name="disk"
      unit={t.units.gigabytesUnit}
      {...place.limits.diskGb}
      value={value}
      onValueChange={(diskGb) => onChange({ requested: { diskGb } })}
    />
  );
});

interface PaymentAndSystemProps extends Pick<ServerBuild, 'osId' | 'period'> {
  model: ConfiguratorModel;
  onChange: (move: BuildMove) => void;
}

const PaymentAndSystem = memo(function PaymentAndSystem({
  model,
  osId,
  period,
  onChange,
}: PaymentAndSystemProps) {
  const id = useElementId();
  const offered = periodOptions(model.multipliers);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NativeSelect
        id={`${id}-os`}
        name="os"
        label={t.products.system}
        value={osId}
        onChange={({ target }) => {
          const system = model.systems.find((one) => String(one.osId) === target.value);
          if (system) onChange({ osId: system.osId });
        }}
        options={model.systems.map((system) => ({ value: String(system.osId), label: system.caption }))}
      />
      <NativeSelect
        id={`${id}-period`}
        name="period"
        label={t.products.billingPeriod}
        value={period}
        onChange={({ target }) => {
          const chosen = offered.find((one) => one.period === target.value)?.period;
          if (chosen) onChange({ period: chosen });
        }}
        options={offered.map((one) => ({ value: one.period, label: one.label }))}
      />
    </div>
  );
});
