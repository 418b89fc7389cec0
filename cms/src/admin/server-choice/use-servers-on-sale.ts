import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ConfiguratorOnSale, PresetOnSale } from '../../tariff-choice/servers-on-sale';

/** Absent while nobody can tell. */
export interface Answer {
  presets?: PresetOnSale[];
  configurators?: ConfiguratorOnSale[];
}

/** Two fields of one form ask at the same time. */
const KEPT_MS = 30_000;
let kept: { answer: Promise<Answer>; until: number } | undefined;

/** What is on sale; `undefined` while it is asked for. */
export function useServersOnSale(): Answer | undefined {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isGone = false;
    if (kept === undefined || kept.until < Date.now()) {
      const asked = get<Answer>('/vitrina/servers-on-sale')
        .then(({ data }) => data)
        .catch(() => ({}));
      kept = { answer: asked, until: Date.now() + KEPT_MS };
    }
    void kept.answer.then((told) => {
      if (!isGone) setAnswer(told);
    });
    return () => {
      isGone = true;
    };
  }, [get]);
  return answer;
}
