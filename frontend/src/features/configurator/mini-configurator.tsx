import { configurationBase, inRoubles, type Money, roubles } from '@vitrina/ordering';
import {
  buttonClass,
  CountingFigure,
  NativeSelect,
  ServerBlade,
  SliderField,
  SwitchField,
} from '@vitrina/ui';
import { type ReactNode, useRef } from 'react';
import { coresUnit, DISK_NAMES, periodName } from '~/copy/captions';
import { basisCaption } from '~/copy/price-basis-words';
import { shortestShopPeriod, usualShopPeriod } from '~/copy/taxonomy';
import { t } from '~/messages';
import { BasisSwitch } from '~/price-basis/basis-switch';
import { ipPrice, priceIn, pricesOf } from '~/price-basis/price-basis';
import { paths } from '~/urls/paths';
import type { BuildPlace, MiniConfiguratorModel } from './mini-configurator-model';
import { useBuild } from './use-build';

/**
 * A server to build with three sliders, its price always in sight, and beside it the blade that they fill. It is a plain
 * form whose fields are the query of an order, so that it also works before the scripts arrive, or without them.
 * `intro` stands above the blade.
 */
export function MiniConfigurator({ model, intro }: { model: MiniConfiguratorModel; intro: ReactNode }) {
  const build = useBuild(model);
  const { place, server, change, basis } = build;
  const { period = usualShopPeriod(), hasIp: hasFloatingIp } = basis;
  const { cpu, ramGb, diskGb, ramPerCoreGb } = place.limits;
  const prices = pricesOf(configurationBase(place.unitPrices, server), model);
  const price = priceIn(prices, { period, hasIp: hasFloatingIp });
  // What the other way to pay comes to.
  const shortest = shortestShopPeriod();
  const other = period === shortest ? usualShopPeriod() : shortest;
  const noIp = useRef<HTMLInputElement>(null);
  const prepare = () => {
    build.keep();
    if (noIp.current) noIp.current.disabled = hasFloatingIp;
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[1fr_minmax(0,28rem)]">
      <div className="grid gap-6 lg:gap-10">
        {intro}
        <ServerBlade {...server} most={{ cpu: cpu.max, ramGb: ramGb.max, diskGb: diskGb.max }} />
      </div>
      <form
        {...basis.unsettled}
        action={paths.registration}
        aria-label={t.configurator.buildServer}
        autoComplete="off"
        onSubmit={prepare}
        className="grid gap-4 rounded-card border border-rule bg-surface p-5 wide:p-7"
      >
        <input type="hidden" name="auth" value="registrationVds" />
        <input type="hidden" name="is_configurator" value="true" />
        <input type="hidden" name="period" value={period} />
        <p className="border-b border-rule bg-surface pb-4 max-lg:sticky max-lg:top-(--header) max-lg:z-1 max-lg:pt-3">
          <span data-figure="" className="figures block text-32 font-semibold">
            <CountingFigure value={inRoubles(price)} format={formatRoubles} />
            <span className="text-17 font-normal text-ink-soft">{t.units.perMonth}</span>
          </span>
          <span data-figure="" className="figures text-13 text-ink-soft">
            {basisCaption({ period, hasIp: hasFloatingIp })}
            {other !== period && (
              <span className="block">
                {t.configurator.priceBilled(
                  periodName(other),
                  t.format.money(priceIn(prices, { period: other, hasIp: hasFloatingIp })),
                )}
              </span>
            )}
          </span>
        </p>
        <BasisSwitch of={['period']} />
        <PlaceSelect places={model.places} place={place} onMove={build.move} />
        <SliderField
          label={t.products.processor}
          unit={coresUnit(server.cpu)}
          formatValue={(cores) => `${cores} ${coresUnit(cores)}`}
          name="cpu"
          {...cpu}
          value={server.cpu}
          onValueChange={(value) => change({ cpu: value })}
        />
        <SliderField
          label={t.products.memory}
          unit={t.units.gigabytesUnit}
          hint={t.configurator.leastPerCore(ramPerCoreGb)}
          name="ram"
          {...ramGb}
          value={server.ramGb}
          onValueChange={(value) => change({ ramGb: value })}
        />
        <SliderField
          label={t.configurator.diskOfType(DISK_NAMES[place.diskType])}
          unit={t.units.gigabytesUnit}
          name="disk"
          {...diskGb}
          value={server.diskGb}
          onValueChange={(value) => change({ diskGb: value })}
        />
        <SwitchField
          label={
            <>
              {t.products.publicIp}
              <span data-figure="">
                , {t.format.money(ipPrice(model, period))}
                {t.units.perMonth}
              </span>
            </>
          }
          name="is_floating_ip"
          value="true"
          checked={hasFloatingIp}
          onChange={({ target }) => build.setFloatingIp(target.checked)}
        />
        {/* A box that is not ticked says nothing; this field, behind it, says no. */}
        <input ref={noIp} type="hidden" name="is_floating_ip" value="false" />
        <SubmitButton className="for-visitor" words={t.configurator.orderFor} price={price} />
        <SubmitButton className="for-customer" words={t.configurator.createFor} price={price} />
        <noscript>
          <p className="text-13 text-ink-soft">{t.configurator.needsScript}</p>
        </noscript>
      </form>
    </div>
  );
}

interface PlaceSelectProps {
  places: readonly BuildPlace[];
  place: BuildPlace;
  onMove: (next: BuildPlace) => void;
}

function PlaceSelect({ places, place, onMove }: PlaceSelectProps) {
  return (
    <NativeSelect
      label={t.products.location}
      name="configurator_id"
      value={place.configuratorId}
      onChange={({ target }) => {
        const next = places.find(({ configuratorId }) => String(configuratorId) === target.value);
        if (next) onMove(next);
      }}
      options={places.map(({ configuratorId, name }) => ({ value: String(configuratorId), label: name }))}
    />
  );
}

interface SubmitButtonProps {
  className: string;
  words: typeof t.configurator.orderFor;
  price: Money;
}

function SubmitButton({ className, words, price }: SubmitButtonProps) {
  return (
    <button type="submit" className={`${className} ${buttonClass('primary', 'large')} figures mt-1`}>
      <span>
        {words(t.format.money(price), (figure) => (
          <span data-figure="">{figure}</span>
        ))}
      </span>
    </button>
  );
}

function formatRoubles(amount: number): string {
  return t.format.money(roubles(amount));
}
