import type { SummaryLine } from '~/products/description';

/** What an order consists of, a line a part. */
export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="figures grid gap-2.5">
      {lines.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts of one kind may read the same
        <div key={at} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
