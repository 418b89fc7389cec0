import { useEffect } from 'react';

export interface OpensByItselfProps {
  panel: string;
  seconds: number;
}

/**
 * Opens the panel after so many seconds, in place of this page, so that the way back does not lead into the same again. A reader
 * stops it by the link beside it. Without scripts the page itself does (`OrderConfirmed`).
 */
export function OpensByItself({ panel, seconds }: OpensByItselfProps) {
  useEffect(() => {
    const waiting = setTimeout(() => window.location.replace(panel), seconds * 1000);
    return () => clearTimeout(waiting);
  }, [panel, seconds]);
  return null;
}
