import { linkClass } from '@vitrina/ui';
import type { MouseEvent } from 'react';
import { withOrderOf } from '~/checkout/option-fields';
import { useCurrentSheet } from '~/checkout/sheet-context';
import { paths } from '~/urls/paths';

interface ModeLinkProps {
  query: string;
  label: string;
  /** It belongs to a sentence and wears its size. */
  isInText?: boolean;
}

/**
 * A way to another mode of the same page, with the order as it is chosen just now; what was typed goes along as a draft. It takes the
 * place of this one in the history: prefilled fields must not stay behind there.
 */
export function ModeLink({ query, label, isInText = false }: ModeLinkProps) {
  const sheet = useCurrentSheet();
  const address = new URLSearchParams(query);
  const href = paths.account(sheet ? withOrderOf(address, sheet) : address);
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    window.location.replace(href);
  };
  return (
    <a
      href={href}
      onClick={go}
      className={`${isInText ? '' : 'inline-flex min-h-11 items-center'} font-medium text-ink ${linkClass}`}
    >
      {label}
    </a>
  );
}
