'use client';

import { linkClass } from '@vitrina/ui';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';

/**
 * A way to another mode of the same page, within the page, so that what was typed is kept. It takes the place of this
 * one in the history: prefilled fields must not stay behind there.
 */
export function ModeLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.replace(href);
  };
  return (
    <a
      href={href}
      onClick={go}
      className={`inline-flex min-h-11 items-center font-medium text-ink ${linkClass}`}
    >
      {label}
    </a>
  );
}
