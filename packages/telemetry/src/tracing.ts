import type { Span, Tracing, TracingSettings } from './span';

const NO_SPAN: Span = { traceparent: undefined, traceId: undefined, end: () => undefined };

/** What a service does that traces nothing: next to nothing. */
export const NO_TRACING: Tracing = { begin: () => NO_SPAN, end: async () => undefined };

/** Loads OpenTelemetry and begins to send spans. It is not registered as the tracing of the process: libraries would add addresses with all they hold. */
export async function openTracing(settings: TracingSettings): Promise<Tracing> {
  const { startTracing } = await import('./open-telemetry');
  return startTracing(settings);
}
