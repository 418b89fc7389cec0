import { MB_IN_GB } from '@vitrina/ordering';
import { sizeCaption } from '~/copy/captions';
import { t } from '~/messages';
import type { BillPart, ClusterBill } from './cluster-bill';
import type { ClusterChoice } from './cluster-choice';
import type { ClusterDraft, NodeDraft } from './cluster-draft';
import { ClusterDrawing } from './cluster-drawing';
import { tariffOf } from './node-card';

interface ClusterSummaryProps {
  draft: ClusterDraft;
  choice: ClusterChoice;
  bill: ClusterBill | undefined;
}

/** The cluster so far: its drawing, the same in words, and what each part of it costs. */
export function ClusterSummary({ draft, choice, bill }: ClusterSummaryProps) {
  const groups = draft.groups.map(({ at, count }) => ({ at, count: Number(count) }));
  return (
    <section aria-labelledby="cluster-summary" className="grid content-start gap-5">
      <h2 id="cluster-summary" className="text-20">
        {t.cluster.yourCluster}
      </h2>
      <figure className="grid gap-3">
        <ClusterDrawing masterCount={Number(draft.masterCount)} groups={groups} />
        <figcaption className="text-13 text-ink-soft">{capacity(draft, choice)}</figcaption>
      </figure>
      {bill ? (
        <dl className="figures grid gap-2.5">
          <Part name={t.products.masterNodes} part={bill.masters} />
          {bill.groups.map((part, place) => (
            <Part key={draft.groups[place]?.at} name={draft.groups[place]?.name.trim() ?? ''} part={part} />
          ))}
          {bill.rounding > 0 && (
            <div className="flex justify-between gap-4 text-ink-soft">
              <dt>{t.cluster.rounding}</dt>
              <dd>−{t.format.money(bill.rounding)}</dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="text-ink-soft">{t.cluster.priceWithoutFaults}</p>
      )}
    </section>
  );
}

function Part({ name, part: { count, title, monthly } }: { name: string; part: BillPart }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="grid min-w-0">
        <span className="truncate">{name}</span>
        <span className="text-13 text-ink-soft">
          {count}
          {'\u00a0'}× {title}
        </span>
      </dt>
      <dd className="shrink-0">{t.format.money(monthly)}</dd>
    </div>
  );
}

/** What the drawing shows, and what all workers have together. */
function capacity({ masterCount, groups }: ClusterDraft, choice: ClusterChoice): string {
  const counts = groups.map(({ count, node }) => ({ count: figure(count), ...amountsOf(node, choice) }));
  const total = (part: 'cpu' | 'ramGb' | 'diskGb') =>
    counts.reduce((all, one) => all + one.count * one[part], 0);
  const workers = counts.reduce((all, { count }) => all + count, 0);
  return t.cluster.capacity(
    { masters: figure(masterCount), groups: groups.length, workers },
    { cpu: total('cpu'), ramGb: total('ramGb'), disk: sizeCaption(total('diskGb') * MB_IN_GB) },
  );
}

function amountsOf({ card, cpu, ram, disk }: NodeDraft, { workers }: ClusterChoice) {
  const tariff = tariffOf(card, workers.tariffs);
  if (!tariff) return { cpu: figure(cpu), ramGb: figure(ram), diskGb: figure(disk) };
  return { cpu: tariff.cpu, ramGb: tariff.ramMb / MB_IN_GB, diskGb: tariff.diskMb / MB_IN_GB };
}

/** What cannot be read yet counts for nothing. */
function figure(text: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : 0;
}
