import { buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { paths } from '~/paths';

/** A page that could not be shown, and the way on from it. */
export function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="container-page grid justify-items-start gap-5 py-24">
      <h1 className="text-44">{title}</h1>
      <p className="max-w-xl text-17 text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <a href={paths.home} className={buttonClass('quiet')}>
          На главную
        </a>
      </div>
    </div>
  );
}
