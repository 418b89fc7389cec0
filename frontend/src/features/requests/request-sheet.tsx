import { TextLink } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { SummaryLines } from '~/checkout/summary-lines';
import type { RequestKind } from '~/content/requests/visitor-request';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import type { SummaryLine } from '~/products/description';
import type { RequestFormProps } from './request-form';

export interface RequestSheetProps {
  kind: RequestKind;
  /** Why this form stands here, before what the form says of itself. */
  why: string;
  /** What would be ordered. */
  lines: readonly SummaryLine[] | undefined;
  /** None where this shop takes no requests in writing. */
  form: RequestFormProps | undefined;
  site: Pick<Site, 'supportUrl' | 'supportHours'>;
}

/** A request as a page: what it is about, when people answer, and the form, which the page gives life to. */
export function RequestSheet({
  kind,
  why,
  lines,
  form,
  site,
  children,
}: RequestSheetProps & { children: ReactNode }) {
  const { title, lead } = t.requests.kinds[kind];
  const { supportUrl, supportHours } = site;
  const hours = form && supportHours ? t.requests.weAnswer(supportHours) : '';
  const chat = form ? t.requests.fasterInChat : t.requests.writeInChat;
  return (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">
        <h1 className="text-32">{title}</h1>
        <p className="text-ink-soft">
          {[why, form && lead, hours].filter(Boolean).join(' ')}
          {supportUrl && (
            <>
              {' '}
              {chat((words) => (
                <TextLink href={supportUrl}>{words}</TextLink>
              ))}
            </>
          )}
        </p>
        {lines && <SummaryLines lines={lines} />}
        {children}
      </div>
    </div>
  );
}
