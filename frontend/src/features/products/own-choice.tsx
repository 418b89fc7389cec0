import {
  AUTH_FLOWS,
  type DedicatedConfigurator,
  type DedicatedPart,
  formatMoney,
  LOCATIONS,
  type StorageConfigurator,
} from '@vitrina/ordering';
import { buttonClass, Field, NativeSelect } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { paths } from '~/paths';

const MB_IN_GB = 1024;

/** A bucket of any size: a plain form whose answer is the address of its order. */
export function OwnBucket({ configurator }: { configurator: StorageConfigurator }) {
  const { configuratorId, location, diskMb, diskGbPrice } = configurator;
  const [min, max, step] = [diskMb.min, diskMb.max, diskMb.step].map((amount) => amount / MB_IN_GB);
  return (
    <OwnChoice
      title="Свой объём"
      text={`${LOCATIONS[location]}, ${formatMoney(diskGbPrice)} за ГБ в месяц. От ${min} до ${max} ГБ, шаг ${step} ГБ.`}
      hidden={{ auth: AUTH_FLOWS.s3.auth, id: String(configuratorId) }}
    >
      <Field name="disk" type="number" label="Объём, ГБ" min={min} max={max} step={step} defaultValue={min} />
    </OwnChoice>
  );
}

/** A machine of parts, built to order. */
export function OwnMachine({ configurator }: { configurator: DedicatedConfigurator }) {
  const { planId, location, cpus, memories, storages, raids } = configurator;
  return (
    <OwnChoice
      title="Собрать свой"
      text={`${LOCATIONS[location]}. Систему, сеть и срок выберете на следующем шаге.`}
      hidden={{ auth: AUTH_FLOWS.dedicated.auth, type: 'config', id: String(planId), term: '1' }}
    >
      <Parts name="cpu" label="Процессор" parts={cpus} />
      <Parts name="memory" label="Память" parts={memories} />
      <Parts name="primaryStorage" label="Основной диск" parts={storages} />
      <Parts name="secondaryStorage" label="Дополнительный диск" parts={storages} isOptional />
      <Parts name="raid" label="RAID" parts={raids} isOptional />
    </OwnChoice>
  );
}

interface OwnChoiceProps {
  title: string;
  text: string;
  hidden: Readonly<Record<string, string>>;
  children: ReactNode;
}

function OwnChoice({ title, text, hidden, children }: OwnChoiceProps) {
  return (
    <form
      action={paths.order}
      aria-label={title}
      className="grid gap-5 rounded-card border border-rule bg-surface p-6 wide:p-8"
    >
      <div className="grid gap-2">
        <h3 className="text-24">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-4 wide:grid-cols-2 lg:grid-cols-3">{children}</div>
      <button type="submit" className={`justify-self-start ${buttonClass('quiet')}`}>
        Посчитать и заказать
      </button>
    </form>
  );
}

interface PartsProps {
  name: string;
  label: string;
  parts: readonly DedicatedPart[];
  isOptional?: boolean;
}

function Parts({ name, label, parts, isOptional = false }: PartsProps) {
  const options = parts.map(({ partId, caption, price }) => ({
    value: String(partId),
    label: `${caption}, ${formatMoney(price)}`,
  }));
  return (
    <NativeSelect
      label={label}
      name={name}
      options={isOptional ? [{ value: '', label: 'Не нужно' }, ...options] : options}
    />
  );
}
