import { MASTER_COUNTS, monthsOf, offeredPeriods } from '@vitrina/ordering';
import { buttonClass, ChoiceField, NativeSelect, Notice } from '@vitrina/ui';
import type { FormEvent } from 'react';
import { DueLine } from '~/checkout/due-line';
import { periodName, versionCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { ErrorSummary } from '~/forms/error-summary';
import { useSubmitOnline } from '~/forms/use-submit-online';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { type DraftMove, MOVE } from './change-draft';
import type { ClusterOffer, ClusterPlace } from './cluster-choice';
import { MASTER_FIELDS, MOST_GROUPS } from './cluster-draft';
import { ClusterSummary } from './cluster-summary';
import { GroupFields, MoveButton } from './group-fields';
import { NodeFields } from './node-fields';
import { useClusterDraft } from './use-cluster-draft';

export interface ClusterFormProps {
  offer: ClusterOffer;
  /** What is chosen already, as an answer of the form. */
  fields: string;
}

/**
 * A cluster to put together. A plain form whose answer is the address of its order: without scripts its buttons bring the page
 * back with a group more or less, and with everything that was typed. With them its price and its drawing follow every choice.
 */
export function ClusterForm({ offer, fields }: ClusterFormProps) {
  const { form, draft, choice, bill, told, errorOf, follow, settle, move, check } = useClusterDraft(
    offer,
    fields,
  );
  const [isWaiting, setWaiting] = useSubmitOnline(form);

  function submit(event: FormEvent) {
    const isWhole = check();
    const isAway = !navigator.onLine;
    setWaiting(isWhole && isAway);
    if (!isWhole || isAway) event.preventDefault();
  }

  function changeBy(wanted: DraftMove) {
    setWaiting(false);
    move(wanted);
  }

  return (
    <form
      ref={form}
      action={paths.createCluster}
      // The browser's own `change` of a form comes late; a choice made before this script came is told by it alone.
      onInput={follow}
      onChange={follow}
      onBlur={settle}
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-16"
    >
      <div className="grid min-w-0 content-start gap-10">
        {/* The enter key presses the first button of a form: it must order, not take a group away. */}
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
        <input type="hidden" name="groups" value={draft.groups.length} />
        <ErrorSummary {...told} />
        <section aria-labelledby="cluster-base" className="grid gap-4">
          <h2 id="cluster-base" className="text-24">
            {t.cluster.base}
          </h2>
          <div className="grid items-start gap-4 wide:grid-cols-3">
            <NativeSelect
              label={t.products.location}
              name="zone"
              defaultValue={choice.location}
              error={errorOf('zone')}
              options={offer.places.map(placeOption)}
            />
            <NativeSelect
              label={t.cluster.version}
              name="version"
              defaultValue={draft.version}
              error={errorOf('version')}
              options={offer.versions.map((version) => ({ value: version, label: versionCaption(version) }))}
            />
            <NativeSelect
              label={t.products.billingPeriod}
              name="period"
              defaultValue={choice.period}
              options={offeredPeriods(offer.multipliers).map((period) => ({
                value: period,
                label: periodName(period),
              }))}
            />
          </div>
          <p className="text-ink-soft">{t.cluster.pricesOfNodes(monthsOf(choice.period))}</p>
        </section>
        <section aria-labelledby="cluster-masters" className="grid gap-4">
          <h2 id="cluster-masters" className="text-24">
            {t.cluster.management}
          </h2>
          <p className="text-ink-soft">{t.cluster.managementText}</p>
          {/* Each place has nodes of its own: its cards are others, not the same ones with other words. */}
          <NodeFields
            key={choice.location}
            legend={t.products.masterNodes}
            names={MASTER_FIELDS}
            node={draft.masters}
            shelf={choice.masters}
            discount={choice.discount}
            errorOf={errorOf}
          />
          <div id="master_nodes_count" tabIndex={-1} className="max-w-80 scroll-mt-24">
            <ChoiceField
              name="master_nodes_count"
              legend={t.cluster.howManyMasters}
              defaultValue={draft.masterCount}
              error={errorOf('master_nodes_count')}
              choices={MASTER_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
            />
          </div>
        </section>
        <section aria-labelledby="cluster-workers" className="grid gap-4">
          <h2 id="cluster-workers" className="text-24">
            {t.products.workerNodes}
          </h2>
          <p className="text-ink-soft">{t.cluster.workersText}</p>
          {draft.groups.map((group, place) => (
            <GroupFields
              key={group.at}
              group={group}
              place={place + 1}
              isOnly={draft.groups.length === 1}
              choice={choice}
              errorOf={errorOf}
              onMove={changeBy}
            />
          ))}
          <div id="groups" tabIndex={-1} className="grid scroll-mt-24 gap-1.5">
            {draft.groups.length < MOST_GROUPS ? (
              <MoveButton move={{ kind: 'add-group' }} onMove={changeBy}>
                {t.cluster.addGroup}
              </MoveButton>
            ) : (
              <p className="text-13 text-ink-soft">{t.cluster.moreGroupsInPanel(MOST_GROUPS)}</p>
            )}
            {errorOf('groups') && <p className="text-13 text-bad">{errorOf('groups')}</p>}
          </div>
        </section>
      </div>
      <div className="max-lg:contents lg:sticky lg:top-24 lg:grid lg:max-h-[calc(100dvh-7rem)] lg:grid-rows-[minmax(0,1fr)_auto] lg:overflow-hidden lg:rounded-card lg:border lg:border-rule lg:bg-surface">
        {/* Only a large cluster on a low screen scrolls here; its keyboard has to reach it then. */}
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that may scroll
          tabIndex={0}
          className="-outline-offset-2 max-lg:rounded-card max-lg:border max-lg:border-rule max-lg:bg-surface max-lg:p-5 lg:overflow-y-auto lg:p-6"
        >
          <ClusterSummary draft={draft} choice={choice} bill={bill} />
        </div>
        <div className="grid gap-3 border-rule bg-paper max-lg:sticky max-lg:bottom-0 max-lg:z-1 max-lg:-mx-4 max-lg:border-t max-lg:px-4 max-lg:py-3 wide:max-lg:-mx-6 wide:max-lg:px-6 lg:border-t lg:bg-surface lg:p-6">
          {isWaiting && <Notice tone="bad">{t.forms.unanswered.offline}</Notice>}
          {bill ? (
            <div className="grid gap-1">
              <p className="figures flex items-baseline justify-between gap-4 max-lg:hidden">
                <span className="text-ink-soft">{t.cluster.monthlyTotal}</span>
                <span className="text-24 font-semibold">{t.format.money(bill.monthly)}</span>
              </p>
              <DueLine sheet={bill} />
            </div>
          ) : (
            <p className="text-15 text-bad">{t.cluster.noPriceYet}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <button type="submit" className={`grow ${buttonClass('primary', 'large')}`}>
              {t.cluster.proceed}
            </button>
            <noscript>
              <button
                type="submit"
                name={MOVE}
                value="recount"
                className={`grow ${buttonClass('quiet', 'large')}`}
              >
                {t.cluster.recount}
              </button>
            </noscript>
          </div>
        </div>
      </div>
    </form>
  );
}

function placeOption({ location, missing }: ClusterPlace) {
  const reason = missing === 'master' ? t.cluster.noMastersAt : t.cluster.noWorkersAt;
  return {
    value: location,
    label: locationName(location),
    ...(missing && { disabled: true, detail: reason }),
  };
}
