import { NO_TRACING, openTracing, type Span, type SpanStart, type Tracing } from '@vitrina/telemetry';
import { beforeEnd } from '~/runtime/before-end';
import { env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { presentRequest } from '~/runtime/present-request';
import { processWide } from '~/runtime/process-wide';

const present = processWide('tracing', (): { tracing: Tracing } => ({ tracing: NO_TRACING }));

/** Without a collector nothing is loaded, and a span costs nothing. */
export async function beginTracing(): Promise<void> {
  if (isBuilding()) return;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env();
  if (!endpoint) return;
  present.tracing = await openTracing({
    service: 'vitrina-site',
    endpoint,
    ratio,
    onFault: (sentence) => log.warn(sentence),
  });
  beforeEnd(() => present.tracing.end());
}

/** A span of what is asked for the visitor who is being answered. */
export function beginSpan(name: string, start: Omit<SpanStart, 'parent'>): Span {
  return present.tracing.begin(name, { ...start, parent: presentRequest()?.span });
}

/** The first span of a request; `parent` is what a proxy of ours says. */
export function beginTrace(name: string, start: SpanStart): Span {
  return present.tracing.begin(name, start);
}
