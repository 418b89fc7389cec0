import { createContext, useContext } from 'react';
import type { OrderSheet } from './order-sheet';

const Current = createContext<OrderSheet | undefined>(undefined);

/** Tells what stands around a form which order the form is about just now. */
export const CurrentSheet = Current.Provider;

export function useCurrentSheet(): OrderSheet | undefined {
  return useContext(Current);
}
