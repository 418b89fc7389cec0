export { type Check, type Examination, examine, type Finding } from './examine';
export { parseRequestId, REQUEST_ID } from './request-id';
export { type MetricsServer, type MetricsSettings, serveMetrics } from './serve-metrics';
export type { Attributes, Span, SpanStart, Tracing, TracingSettings } from './span';
export { NO_TRACING, openTracing } from './tracing';
