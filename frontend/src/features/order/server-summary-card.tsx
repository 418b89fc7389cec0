import { formatMoney, type PaymentPeriod } from '@vitrina/ordering';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/captions';
import type { ServerSummary } from './get-server-summary';

const PERIODS: Record<PaymentPeriod, string> = {
  P1M: 'помесячно',
  P3M: 'за 3 месяца',
  P6M: 'за полгода',
  P1Y: 'за год',
};

/** What is about to be ordered and what it costs; always in view beside the form. */
export function ServerSummaryCard({ summary }: { summary: ServerSummary }) {
  const lines = [
    ['Процессор', cpuCaption(summary.cpu, summary.cpuFrequency)],
    ['Память', memoryCaption(summary.ramMb)],
    ['Диск', diskCaption(summary.diskMb, summary.diskType)],
    ['Канал', bandwidthCaption(summary.bandwidthMbit)],
    ['Система', summary.os],
    ['Локация', summary.location],
    ['Публичный IP', summary.hasFloatingIp ? 'Есть' : 'Нет'],
    ['Оплата', PERIODS[summary.period]],
  ];
  return (
    <section
      aria-labelledby="summary-title"
      className="figures grid content-start gap-5 rounded-card border border-rule bg-surface p-6"
    >
      <h2 id="summary-title" className="text-20">
        {summary.title}
      </h2>
      <dl className="grid gap-2.5">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-baseline justify-between border-t border-rule pt-5">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(summary.monthly)}</span>
      </p>
    </section>
  );
}
