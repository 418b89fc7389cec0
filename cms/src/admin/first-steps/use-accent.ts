import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ShownAccent } from '../../first-steps/shown-accent';

/** Whoever is typing is not asked for. */
const REST_MS = 300;

/** How the site would wear a colour, or why it cannot: said by the CMS, which works with colours and knows the grounds. */
export function useAccent(colour: string): { accent: ShownAccent; isAsking: boolean } {
  const { post } = useFetchClient();
  const [told, setTold] = useState<{ colour: string; accent: ShownAccent }>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      post<ShownAccent>('/vitrina/first-steps/accent', { colour })
        .then(({ data }) => isCurrent && setTold({ colour, accent: data }))
        // The save says once more what is wrong with it.
        .catch(() => isCurrent && setTold({ colour, accent: {} }));
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [post, colour]);
  const isAsking = told?.colour !== colour;
  // What was said of the colour before is not said of this one.
  const accent = isAsking ? { ...(told?.accent.shades && { shades: told.accent.shades }) } : told.accent;
  return { accent, isAsking };
}
