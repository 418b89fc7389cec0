'use client';

import {
  type ConfiguratorId,
  type ConfiguratorModel,
  isByRequest,
  priceBuild,
  type ServerConfiguration,
  serverOf,
} from '@vitrina/ordering';
import { ServerBlade } from '@vitrina/ui';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { placeAndFamily } from '~/copy/taxonomy';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { BuildControls } from './build-controls';
import { BuildNotices } from './build-notices';
import { PriceBar } from './price-bar';
import { PriceBreakdown } from './price-breakdown';
import { type SentModel, toModel } from './sent-model';
import { ShareLink } from './share-link';
import { useServerBuild } from './use-server-build';

interface ServerConfiguratorProps {
  model: SentModel;
  /** Builds with this configurator only, without a choice of places. */
  configuratorId?: ConfiguratorId;
}

/**
 * A server of any size: controls on the left, the blade they fill and the exact price on the right. A plain form whose
 * fields are the query of an order, so that it also works without scripts.
 */
export function ServerConfigurator({ model: sent, configuratorId }: ServerConfiguratorProps) {
  const model = useMemo(() => toModel(sent, configuratorId), [sent, configuratorId]);
  return model ? <Configurator model={model} isFixed={configuratorId !== undefined} /> : null;
}

function Configurator({ model, isFixed }: { model: ConfiguratorModel; isFixed: boolean }) {
  const title = t.configurator.ownServerAt(placeAndFamily(model.first.location, model.first.family));
  const { build, link, change, keep, unsettled } = useServerBuild(model, isFixed);
  const { place, hasFloatingIp } = build;
  const server = serverOf(build);
  const price = priceBuild(build, model);
  const { cpu, ramGb, diskGb } = place.limits;
  // What is looked at after the hand has moved may come a frame later than the number under it.
  const shown = useDeferredValue(build);
  const later = useMemo(
    () => ({ build: shown, server: serverOf(shown), price: priceBuild(shown, model) }),
    [shown, model],
  );
  const noIp = useRef<HTMLInputElement>(null);
  const prepare = () => {
    keep();
    if (noIp.current) noIp.current.disabled = hasFloatingIp;
  };
  return (
    <form
      action={paths.registration}
      aria-label={isFixed ? title : t.products.ownConfiguration}
      autoComplete="off"
      onSubmit={prepare}
      {...unsettled}
      className="flex flex-col gap-6 [&_input]:scroll-mb-40 [&_select]:scroll-mb-40 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] lg:items-start lg:gap-x-14"
    >
      <div className="grid gap-5">
        <input type="hidden" name="auth" value="registrationVds" />
        <input type="hidden" name="is_configurator" value="true" />
        {isFixed && <h3 className="pt-4 text-24">{title}</h3>}
        {link && <BuildNotices link={link} model={model} price={price.total} />}
        <BuildControls model={model} build={build} server={server} isFixed={isFixed} onChange={change} />
        {/* A box that is not ticked says nothing; this field, behind it, says no. */}
        <input ref={noIp} type="hidden" name="is_floating_ip" value="false" />
      </div>
      {/* On a phone its parts stand in the form itself, so that the price can stick to the edge all the way. */}
      <div className="contents lg:sticky lg:top-24 lg:grid lg:gap-5">
        <Blade
          cpu={later.server.cpu}
          ramGb={later.server.ramGb}
          diskGb={later.server.diskGb}
          mostCpu={cpu.max}
          mostRamGb={ramGb.max}
          mostDiskGb={diskGb.max}
        />
        <PriceBreakdown {...later} />
        <ShareLink build={build} price={price.total} onShare={keep} />
        <PriceBar
          build={build}
          model={model}
          price={price}
          byRequest={isByRequest(server, model) ? model.cpuLimit : undefined}
        />
      </div>
    </form>
  );
}

interface BladeProps extends ServerConfiguration {
  mostCpu: number;
  mostRamGb: number;
  mostDiskGb: number;
}

/** Drawn anew only when something in it changes: its properties are plain numbers. */
const Blade = memo(function Blade({ mostCpu, mostRamGb, mostDiskGb, ...server }: BladeProps) {
  return (
    <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-md">
      <ServerBlade {...server} most={{ cpu: mostCpu, ramGb: mostRamGb, diskGb: mostDiskGb }} />
    </div>
  );
});
