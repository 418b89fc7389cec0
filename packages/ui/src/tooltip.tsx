'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { type ReactElement, useId, useRef } from 'react';

export interface TooltipProps {
  /** A few words. What a visitor must know belongs on the page: a finger cannot hover. */
  text: string;
  /** A button or link; the words describe it. */
  children: ReactElement;
}

/** Words that come up while its button or link is hovered or focused; Escape takes them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const descriptionId = useId();
  const place = useRef<HTMLSpanElement>(null);
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={300} render={children} aria-describedby={descriptionId} />
      {/* Said with the name of the button, so there from the start and not only while the words are seen. */}
      <span id={descriptionId} hidden>
        {text}
      </span>
      {/* Beside the button and not at the end of the page: there a modal dialog would cover it. */}
      <span ref={place} />
      <BaseTooltip.Portal container={place}>
        <BaseTooltip.Positioner sideOffset={6} positionMethod="fixed" className="z-40">
          <BaseTooltip.Popup
            role="tooltip"
            className="max-w-72 whitespace-normal rounded-control bg-ink px-3 py-2 text-left text-13 font-normal text-paper shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
