'use client';

import { type ReactNode, useRef } from 'react';
import { useEdges } from './edges';

/**
 * A frame in which wide content scrolls sideways. Only while it does is it a stop for the keyboard; where no script can
 * tell, it always is.
 */
export function ScrollRegion({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const edges = useEdges(frame);
  const scrolls = edges?.overflows ?? true;
  return (
    <div
      ref={frame}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': labelledBy })}
      className="relative overflow-x-auto overscroll-x-contain -outline-offset-2"
    >
      {children}
    </div>
  );
}
