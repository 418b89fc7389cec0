export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work that is traced. */
export interface Span {
  /** By which whoever is asked for a part of the work knows what it belongs to (W3C Trace Context); none where nothing is traced. */
  readonly traceparent: string | undefined;
  readonly traceId: string | undefined;
  /** Ends it; a `fault` is a word and never what somebody has typed. */
  end(attributes?: Attributes, fault?: string): void;
}

export interface SpanStart {
  kind: 'server' | 'client';
  /** What it is a part of: a span of this process, or the `traceparent` of whoever asks. */
  parent?: Span | string | undefined;
  attributes?: Attributes;
}

export interface Tracing {
  begin(name: string, start: SpanStart): Span;
  /** Sends what has not been sent, before the process ends. */
  end(): Promise<void>;
}

export interface TracingSettings {
  /** `vitrina-site` or the like. */
  service: string;
  /** The base address of a collector of OpenTelemetry; spans go to `/v1/traces` there. */
  endpoint: string;
  /** The share of traces that are kept, 0 to 1. It is told by the id of a trace, so that all services keep the same ones. */
  ratio: number;
  onFault: (sentence: string) => void;
}
