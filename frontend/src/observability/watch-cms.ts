import { REQUEST_ID } from '@vitrina/telemetry';
import { presentRequestId } from '~/runtime/present-request';
import { noteCmsQuestion } from './note-call';
import { beginSpan } from './tracing';

/** A question to the CMS, from when it is asked. */
export interface CmsWatch {
  traceparent: string | undefined;
  end: (isAnswered: boolean) => void;
}

/** `question` is the name of an operation or a route of ours. */
export function watchCms(question: string): CmsWatch {
  const startedAt = performance.now();
  const span = beginSpan(`cms ${question}`, { kind: 'client', attributes: { 'vitrina.question': question } });
  return {
    traceparent: span.traceparent,
    end(isAnswered) {
      noteCmsQuestion(question, isAnswered, performance.now() - startedAt);
      span.end({}, isAnswered ? undefined : 'outage');
    },
  };
}

/** By which the CMS writes into its log whose question it is. */
export function cmsHeaders({ traceparent }: CmsWatch): Record<string, string> {
  return { [REQUEST_ID]: presentRequestId(), ...(traceparent && { traceparent }) };
}
