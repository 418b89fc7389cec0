'use client';

import {
  formatMoney,
  kopecks,
  LOCATIONS,
  MASTER_COUNTS,
  type NodeTariff,
  PAYMENT_PERIODS,
  type Payment,
  quote,
} from '@vitrina/ordering';
import { buttonClass, ChoiceField, Field, NativeSelect, Notice, RadioCards } from '@vitrina/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { coresUnit, memoryCaption, nodeTitle, PERIOD_NAMES, sizeCaption, versionCaption } from '~/captions';
import { clusterLines } from '~/checkout/describe-cluster';
import type { SummaryLine } from '~/checkout/description';
import { DueLine } from '~/checkout/due-line';
import { DueRows } from '~/checkout/due-rows';
import { SummaryLines } from '~/checkout/summary-lines';
import { UNANSWERED } from '~/forms/use-sending';
import { paths } from '~/paths';
import {
  type ClusterChoice,
  type ClusterOffer,
  clusterChoice,
  clusterPayment,
  filledChoice,
  type ReadChoice,
  readClusterChoice,
} from './cluster-choice';
import { mastersCount, STILL_CHOOSING, tooManyMasters } from './cluster-words';

interface ClusterFormProps {
  offer: ClusterOffer;
  /** The query of the page: what is chosen already. */
  query: string;
}

/**
 * A cluster to put together. A plain form whose answer is the address of its order: it works without scripts. With them its
 * price follows every choice, and the address does, so that a reload or the way back leads to the same choice.
 */
export function ClusterForm({ offer, query }: ClusterFormProps) {
  const [chosen, setChosen] = useState(query);
  const [isOffline, setIsOffline] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const address = new URLSearchParams(chosen);
  const choice = clusterChoice(offer, address);
  const filled = filledChoice(address, choice);
  const read = readClusterChoice(filled, choice);
  const payment = read.kind === 'order' ? clusterPayment(read.order, choice) : undefined;
  const due = payment && { ...payment, period: choice.period };
  const start = (key: string) => filled.get(key) ?? '';

  function follow() {
    if (!form.current) return;
    const now = new URLSearchParams();
    for (const [key, value] of new FormData(form.current)) if (typeof value === 'string') now.set(key, value);
    setChosen(String(now));
    window.history.replaceState(null, '', `${window.location.pathname}?${STILL_CHOOSING}=true&${now}`);
  }

  // A choice made before this script came, or kept by the browser over a reload, is not the one that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useEffect(() => {
    const fields = form.current && new FormData(form.current);
    if ([...(fields ?? [])].some(([key, value]) => filled.has(key) && filled.get(key) !== value)) follow();
  }, []);

  function stayOffline(event: FormEvent) {
    setIsOffline(!navigator.onLine);
    if (!navigator.onLine) event.preventDefault();
  }

  return (
    <form
      ref={form}
      action={paths.createCluster}
      onChange={follow}
      onSubmit={stayOffline}
      className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16"
    >
      <div className="grid min-w-0 content-start gap-8">
        <p className="text-ink-soft">Цены узлов за месяц, при оплате {PERIOD_NAMES[choice.period]}.</p>
        <div className="grid gap-4 wide:grid-cols-3">
          <NativeSelect
            label="Локация"
            name="zone"
            defaultValue={choice.location}
            options={choice.locations.map((code) => ({ value: code, label: LOCATIONS[code] }))}
          />
          <NativeSelect
            label="Версия Kubernetes"
            name="version"
            defaultValue={start('version')}
            options={choice.versions.map((version) => ({ value: version, label: versionCaption(version) }))}
          />
          <NativeSelect
            label="Срок оплаты"
            name="period"
            defaultValue={choice.period}
            options={PAYMENT_PERIODS.map((period) => ({ value: period, label: PERIOD_NAMES[period] }))}
          />
        </div>
        {/* Each place has nodes of its own: its cards are others, not the same ones with other words. */}
        <div key={`masters-${choice.location}`} className="grid gap-4">
          <RadioCards
            name="master"
            legend="Мастер-узлы"
            defaultValue={start('master')}
            cards={cards(choice.masters, choice)}
          />
          <ChoiceField
            name="master_nodes_count"
            legend="Сколько мастеров"
            defaultValue={start('master_nodes_count')}
            error={read.kind === 'too-many-masters' ? tooManyMasters(read) : undefined}
            choices={MASTER_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          />
        </div>
        <div key={`workers-${choice.location}`} className="grid gap-4">
          <RadioCards
            name="worker"
            legend="Рабочие узлы"
            defaultValue={start('worker')}
            cards={cards(choice.workers, choice)}
          />
          <Field
            name="worker_count"
            type="number"
            label="Сколько рабочих узлов"
            min={1}
            max={20}
            defaultValue={start('worker_count')}
            hint="От 1 до 20"
          />
        </div>
        {isOffline && <Notice tone="bad">{UNANSWERED.offline}</Notice>}
        <div className="grid justify-items-start gap-4">
          {due && <DueLine sheet={{ ...due, saved: kopecks(0) }} />}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className={buttonClass('primary', 'large')}>
              Посчитать и заказать
            </button>
            <noscript>
              <button
                type="submit"
                name={STILL_CHOOSING}
                value="true"
                className={buttonClass('quiet', 'large')}
              >
                Пересчитать
              </button>
            </noscript>
          </div>
        </div>
      </div>
      <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
        <ClusterSummary choice={choice} read={read} due={due} />
      </div>
    </form>
  );
}

interface ClusterSummaryProps {
  choice: ClusterChoice;
  read: ReadChoice;
  due: (Payment & Pick<ClusterChoice, 'period'>) | undefined;
}

/** What is chosen so far, and what it comes to. */
function ClusterSummary({ choice, read, due }: ClusterSummaryProps) {
  return (
    <section
      aria-labelledby="cluster-summary"
      aria-live="polite"
      className="grid gap-5 rounded-card border border-rule bg-surface p-6"
    >
      <h2 id="cluster-summary" className="text-20">
        Ваш кластер
      </h2>
      {read.kind === 'order' && due ? (
        <>
          <SummaryLines lines={linesOf(read, choice)} />
          <DueRows sheet={{ ...due, saved: kopecks(0) }} />
        </>
      ) : (
        <p className="text-ink-soft">
          {read.kind === 'too-many-masters'
            ? `${tooManyMasters(read)}.`
            : 'Выберите узлы и их число от 1 до 20, и здесь появится цена.'}
        </p>
      )}
    </section>
  );
}

function linesOf({ order }: Extract<ReadChoice, { kind: 'order' }>, choice: ClusterChoice): SummaryLine[] {
  return [
    ...clusterLines(order, [...choice.masters, ...choice.workers]),
    ['Локация', LOCATIONS[order.location]],
    ['Срок оплаты', PERIOD_NAMES[order.period]],
  ];
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
