import { reconfigured, type ServerConfiguration } from '@vitrina/ordering';
import { useEffect, useRef, useState } from 'react';
import { shopPeriodOf } from '~/copy/taxonomy';
import { choosePriceBasis, shownPriceBasis } from '~/elements/price-basis';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import { ADDRESS_DEBOUNCE_MS } from '~/urls/address-debounce';
import type { BuildPlace, MiniConfiguratorModel } from './mini-configurator-model';

interface RequestedBuild {
  place: BuildPlace;
  /** What the sliders were moved to. Memory may have to be more than that; fewer cores later bring it back. */
  amounts: ServerConfiguration;
}

export interface Build extends RequestedBuild {
  /** The server of what was requested: within its limits, on its steps, with memory enough. */
  server: ServerConfiguration;
  /** What is chosen for all prices of the site. */
  basis: ReturnType<typeof usePriceBasis>;
  change: (part: Partial<ServerConfiguration>) => void;
  move: (place: BuildPlace) => void;
  setFloatingIp: (hasFloatingIp: boolean) => void;
  /** Writes the choice into the address at once, before the page is left. */
  keep: () => void;
}

/** What is being built. It lives in the address too, so that back and reload find it again. */
export function useBuild(model: MiniConfiguratorModel): Build {
  const [requested, setRequested] = useState<RequestedBuild>({ place: model.first, amounts: model.start });
  // What was chosen before the island woke is told all at once, with nothing drawn in between.
  const latest = useRef(requested);
  const basis = usePriceBasis();
  const unkept = useRef<RequestedBuild>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page is the same for everyone; only this browser knows its address.
  useEffect(() => {
    if (!location.search) return;
    latest.current = readRequested(model, latest.current);
    setRequested(latest.current);
  }, [model]);

  const keep = () => {
    clearTimeout(timer.current);
    if (unkept.current)
      history.replaceState(
        null,
        '',
        `?${toQuery(unkept.current, shownPriceBasis().hasIp, location.search)}${location.hash}`,
      );
    unkept.current = undefined;
  };
  const update = (part: Partial<RequestedBuild>) => {
    const next = { ...latest.current, ...part };
    latest.current = next;
    setRequested(next);
    unkept.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, ADDRESS_DEBOUNCE_MS);
  };
  return {
    ...{ ...requested, basis },
    server: reconfigured(requested.amounts, {}, requested.place.limits),
    change: (part) => update({ amounts: { ...latest.current.amounts, ...part } }),
    move: (place) => update({ place }),
    setFloatingIp: (hasIp) => {
      choosePriceBasis({ hasIp });
      update({});
    },
    keep,
  };
}

/** The keys of an order (rule R6). An address that names a period has prices of it, and keeps it. */
export function toQuery(
  { place, amounts }: RequestedBuild,
  hasFloatingIp: boolean,
  before: string,
): URLSearchParams {
  const period = shopPeriodOf(new URLSearchParams(before).get('period'));
  return new URLSearchParams({
    ...(period && { period }),
    configurator_id: String(place.configuratorId),
    cpu: String(amounts.cpu),
    ram: String(amounts.ramGb),
    disk: String(amounts.diskGb),
    is_floating_ip: String(hasFloatingIp),
  });
}

function readRequested(model: MiniConfiguratorModel, usual: RequestedBuild): RequestedBuild {
  const query = new URLSearchParams(location.search);
  const amount = (key: string, instead: number) => {
    const text = query.get(key) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : instead;
  };
  const id = query.get('configurator_id');
  if (id === null) return usual;
  return {
    place: model.places.find(({ configuratorId }) => String(configuratorId) === id) ?? usual.place,
    amounts: {
      cpu: amount('cpu', usual.amounts.cpu),
      ramGb: amount('ram', usual.amounts.ramGb),
      diskGb: amount('disk', usual.amounts.diskGb),
    },
  };
}
