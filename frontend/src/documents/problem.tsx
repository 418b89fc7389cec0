import { buttonClass } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { Reference } from './reference';

interface ProblemProps {
  title: string;
  text: string;
  /** By what support finds the failure in the logs. */
  reference?: string | undefined;
  children?: ReactNode;
}

/** A page that could not be shown, and the way on from it. */
export function Problem({ title, text, reference, children }: ProblemProps) {
  return (
    <div className="container-page grid justify-items-start gap-5 py-24">
      <h1 className="text-44">{title}</h1>
      <p className="max-w-xl text-17 text-ink-soft">{text}</p>
      {reference && <Reference id={reference} />}
      <div className="flex flex-wrap gap-3">
        {children}
        <a href={paths.home} className={buttonClass('quiet')}>
          {t.failures.toHome}
        </a>
      </div>
    </div>
  );
}
