import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { TariffChoice } from '../../../tariff-choice/read-prices';

export type { TariffChoice };

/** Answered once a minute by the CMS; several cards of a text need not ask one by one. */
const KEPT_MS = 60_000;
let kept: { tariffs: Promise<TariffChoice[] | undefined>; until: number } | undefined;

/** The servers on sale. While they are asked for, and when nobody can tell, there is no list. */
export function useTariffs(): { tariffs: readonly TariffChoice[] | undefined; isAsking: boolean } {
  const { get } = useFetchClient();
  const [state, setState] = useState<{ tariffs: TariffChoice[] | undefined; isAsking: boolean }>({
    tariffs: undefined,
    isAsking: true,
  });
  useEffect(() => {
    let isGone = false;
    if (kept === undefined || kept.until < Date.now()) {
      const tariffs = get<{ tariffs?: TariffChoice[] }>('/vitrina/tariffs')
        .then(({ data }) => data.tariffs)
        .catch(() => undefined);
      kept = { tariffs, until: Date.now() + KEPT_MS };
    }
    void kept.tariffs.then((tariffs) => {
      if (!isGone) setState({ tariffs, isAsking: false });
    });
    return () => {
      isGone = true;
    };
  }, [get]);
  return state;
}

/** 'Premium 2, Франкфурт: 1 062 ₽ в месяц'. */
export function wordsOfTariff({ title, location, monthly, isSoldOut }: TariffChoice): string {
  const price = Number(monthly).toLocaleString('ru', { maximumFractionDigits: 2 });
  return `${title}, ${location}: ${price} ₽ в месяц${isSoldOut ? ', распродан' : ''}`;
}
