import {
  type BuildFromQuery,
  type BuildMove,
  type ConfiguratorModel,
  firstBuild,
  fromBuildQuery,
  moved,
  offeredPeriod,
  offeredPeriods,
  readShared,
  type ServerBuild,
  toBuildQuery,
} from '@vitrina/ordering';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shopPeriodOf, usualShopPeriod } from '~/copy/taxonomy';
import { choosePriceBasis, shownPriceBasis } from '~/elements/price-basis';
import { usePriceBasis } from '~/price-basis/use-price-basis';
import { ADDRESS_DEBOUNCE_MS } from '~/urls/address-debounce';
import { changeAddressQuery, openedQuery, useAddressQuery } from '~/urls/address-query';

/** What other parts of a page may choose too. */
const SHARED_KEYS = ['os'];

interface Shown {
  build: ServerBuild;
  /** What the address has led to, until the visitor changes something. */
  link: BuildFromQuery | undefined;
}

export interface BuildControl extends Shown {
  change: (move: BuildMove) => void;
  /** Writes the choice into the address at once, before the page is left. */
  keep: () => void;
  unsettled: ReturnType<typeof usePriceBasis>['unsettled'];
}

/**
 * What is being built. The address is read when the page opens and when its history is walked, and written when the
 * visitor has moved something here. So two configurators of a page do not pull at each other; only the system, which other
 * parts of a page may write too, and the basis of prices is followed at once. A configurator that shows one place
 * (`isFixed`) leaves addresses of others alone.
 */
export function useServerBuild(model: ConfiguratorModel, isFixed: boolean): BuildControl {
  const [shown, setShown] = useState<Shown>(() => ({ build: firstBuild(model), link: undefined }));
  const latest = useRef(shown.build);
  const unkept = useRef<ServerBuild>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query] = useAddressQuery(SHARED_KEYS);
  const basis = usePriceBasis();

  const show = useCallback((build: ServerBuild, link?: BuildFromQuery) => {
    latest.current = build;
    setShown({ build, link });
  }, []);
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (unkept.current) changeAddressQuery({ ...toBuildQuery(unkept.current), price: null });
    unkept.current = undefined;
  }, []);
  const change = useCallback(
    (move: BuildMove) => {
      show(moved(latest.current, move));
      unkept.current = latest.current;
      const { period, hasFloatingIp } = move;
      if (period) choosePriceBasis({ period });
      if (hasFloatingIp !== undefined) choosePriceBasis({ hasIp: hasFloatingIp });
      clearTimeout(timer.current);
      timer.current = setTimeout(keep, ADDRESS_DEBOUNCE_MS);
    },
    [show, keep],
  );

  useEffect(() => {
    const read = (address: URLSearchParams) => {
      const isOurs = !isFixed || address.get('configurator_id') === String(model.first.configuratorId);
      return isOurs ? fromBuildQuery(address, model) : undefined;
    };
    const follow = () => {
      const link = read(new URLSearchParams(window.location.search));
      if (link || !isFixed) show(moved(link?.build ?? firstBuild(model), chosenBasis()), link);
    };
    const link = read(openedQuery());
    // What the link has led to is told once: by the configurator that is in sight at once, if the page has one.
    const isTold = isFixed && document.getElementById('configurator') !== null;
    if (link) show(moved(link.build, chosenBasis()), isTold ? undefined : link);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [model, isFixed, show]);

  useEffect(() => {
    // What is absent is the usual choice. `query` only tells of a change: in the commit that hydrates it is still empty.
    const address = new URLSearchParams(query.size > 0 ? query : window.location.search);
    const { osId = model.firstSystem } = readShared(address, model);
    if (!unkept.current && osId !== latest.current.osId) show(moved(latest.current, { osId }));
  }, [query, model, show]);

  // Period and address are chosen for all prices of the site, wherever that was done. `basis` only tells of a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the page, where it is known before the island is awake
  useEffect(() => {
    const { period, hasFloatingIp } = chosenBasis();
    const isKnown = period === latest.current.period && hasFloatingIp === latest.current.hasFloatingIp;
    if (isKnown) return;
    const next = moved(latest.current, { period, hasFloatingIp });
    show(next);
    if (unkept.current) unkept.current = next;
  }, [basis, show]);

  // A tab that goes takes nothing along; the next page has an address of its own, in which nothing of this may be written.
  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      if (window.location.pathname === pathname) keep();
      else clearTimeout(timer.current);
    };
  }, [keep]);

  // Prices that were asked for anew may be of other periods.
  const period = offeredPeriod(offeredPeriods(model.multipliers), shown.build.period);
  const build = period === shown.build.period ? shown.build : moved(shown.build, { period });
  return { link: shown.link, build, change, keep, unsettled: basis.unsettled };
}

function chosenBasis(): Pick<ServerBuild, 'period' | 'hasFloatingIp'> {
  const { period, hasIp } = shownPriceBasis();
  return { period: shopPeriodOf(period) ?? usualShopPeriod(), hasFloatingIp: hasIp };
}
