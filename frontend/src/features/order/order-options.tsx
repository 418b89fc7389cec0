import { buttonClass, NativeSelect } from '@vitrina/ui';
import { RETIRED } from '~/order-paths';
import type { OrderOption } from './get-order-options';

interface OrderOptionsProps {
  options: readonly OrderOption[];
  /** The page it stands on, and the query that it is about. */
  path: string;
  query: URLSearchParams;
}

/** Another choice is another wish, and has not failed yet. */
const PASSING = ['intent', 'problem', 'request', RETIRED];

/** What can still be changed of an order. A plain form that leads to the same page with another choice and its price. */
export function OrderOptions({ options, path, query }: OrderOptionsProps) {
  const own = options.map(({ key }) => key);
  const kept = [...query].filter(([key]) => ![...own, ...PASSING].includes(key));
  return (
    <form action={path} aria-label="Изменить заказ" className="grid gap-4 wide:grid-cols-2 wide:items-end">
      {kept.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      {options.map(({ key, label, chosen, options: list }) => (
        <NativeSelect
          key={`${key}=${chosen}`}
          label={label}
          name={key}
          defaultValue={chosen}
          options={list}
        />
      ))}
      <button type="submit" className={`justify-self-start ${buttonClass('quiet')}`}>
        Пересчитать
      </button>
    </form>
  );
}
