'use client';

import { createContext, type ReactNode, useContext, useId, useState } from 'react';

/** Answers the next id of a tree. */
type NextId = () => string;

const Ids = createContext<NextId | undefined>(undefined);

/**
 * Counts the ids of the tree within. React takes them from where a component stands in its tree, in a way of its own: what one library
 * renders on the server and another one takes over in the browser finds them again only if they are counted as they are asked for.
 * Within `<noscript>` nobody may ask: there are no components in it in the browser.
 */
export function ElementIds({ prefix, children }: { prefix: string; children: ReactNode }) {
  const [next] = useState(() => countFrom(prefix));
  return <Ids value={next}>{children}</Ids>;
}

/** An id, or the beginning of several, for the elements of one component: the same on the server and in the browser. */
export function useElementId(): string {
  const next = useContext(Ids);
  const [counted] = useState(() => next?.());
  const placed = useId();
  return counted ?? placed;
}

function countFrom(prefix: string): NextId {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}
