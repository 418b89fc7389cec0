import {
  type Context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Span, SpanStart, Tracing, TracingSettings } from './span';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
/** With all its repeats, and less than a process has that is told to end. */
const TIMEOUT_MS = 1_500;
const propagator = new W3CTraceContextPropagator();

/** Apart from what decides whether to trace, so that who traces nothing loads nothing of it. */
export function startTracing({ service, endpoint, ratio, onFault }: TracingSettings): Tracing {
  const tell = (message: string) => onFault(`Traces are lost: ${message}`);
  const quiet = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS }),
      ),
    ],
  });
  const tracer = provider.getTracer('vitrina');
  const contexts = new WeakMap<Span, Context>();

  const contextOf = (parent: SpanStart['parent']): Context => {
    if (typeof parent === 'object') return contexts.get(parent) ?? ROOT_CONTEXT;
    return parent === undefined ? ROOT_CONTEXT : readTraceparent(parent);
  };

  return {
    begin(name, { kind, parent, attributes = {} }) {
      const outer = contextOf(parent);
      const begun = tracer.startSpan(name, { kind: KINDS[kind], attributes }, outer);
      const context = trace.setSpan(outer, begun);
      const span: Span = {
        traceparent: writeTraceparent(context),
        traceId: begun.spanContext().traceId,
        end(attributes = {}, fault) {
          begun.setAttributes(attributes);
          if (fault !== undefined) begun.setStatus({ code: SpanStatusCode.ERROR, message: fault });
          begun.end();
        },
      };
      contexts.set(span, context);
      return span;
    },
    async end() {
      await provider.shutdown().catch((error) => tell(String(error)));
    },
  };
}

function readTraceparent(traceparent: string): Context {
  return propagator.extract(
    ROOT_CONTEXT,
    { traceparent },
    {
      get: (carrier, key) => (key === 'traceparent' ? carrier.traceparent : undefined),
      keys: () => ['traceparent'],
    },
  );
}

function writeTraceparent(context: Context): string | undefined {
  const carrier: { traceparent?: string } = {};
  propagator.inject(context, carrier, {
    set: (to, key, value) => {
      if (key === 'traceparent') to.traceparent = value;
    },
  });
  return carrier.traceparent;
}
