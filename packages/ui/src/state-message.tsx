import type { ReactNode } from 'react';

interface StateMessageProps {
  title: string;
  text: string;
  /** The level of the title that fits the page around it. */
  heading: 'h1' | 'h2' | 'h3' | 'h4';
}

export interface EmptyStateProps extends StateMessageProps {
  /** A link or button to where there is something. */
  action?: ReactNode;
}

export interface ErrorStateProps extends StateMessageProps {
  /** A link or button to go on with: a failure is never a dead end, so this cannot be left out. */
  action: NonNullable<ReactNode>;
}

/** Stands where a list would be that has nothing in it. */
export function EmptyState(message: EmptyStateProps) {
  return (
    <div>
      <Message {...message} drawing={<EmptyRack />} />
    </div>
  );
}

/** Stands where something would be that could not be had. Screen readers hear it when it appears. */
export function ErrorState(message: ErrorStateProps) {
  return (
    <div role="alert">
      <Message {...message} drawing={<PulledPlug />} />
    </div>
  );
}

function Message({
  title,
  text,
  heading: Heading,
  action,
  drawing,
}: EmptyStateProps & { drawing: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-rule px-6 py-12 text-center">
      <div className="mb-3 text-ink-soft">{drawing}</div>
      <Heading className="text-20">{title}</Heading>
      <p className="max-w-md text-ink-soft">{text}</p>
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

function LineDrawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="88"
      height="56"
      viewBox="0 0 88 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** A rack of three units: one is there, two are only outlined. */
function EmptyRack() {
  return (
    <LineDrawing>
      <path d="M8 2v52M80 2v52" />
      <g strokeDasharray="3 4">
        <rect x="14" y="4" width="60" height="12" rx="2" />
        <rect x="14" y="22" width="60" height="12" rx="2" />
      </g>
      <rect x="14" y="40" width="60" height="12" rx="2" />
      <path d="M20 46h.01M26 46h.01M52 46h16" />
    </LineDrawing>
  );
}

/** A plug beside its socket. */
function PulledPlug() {
  return (
    <LineDrawing>
      <path d="M2 28h20M22 18v20h8a10 10 0 0 0 0-20zM40 23h8M40 33h8" />
      <path d="M86 28H70M70 16v24h-4a12 12 0 0 1 0-24z" className="text-bad" stroke="currentColor" />
    </LineDrawing>
  );
}
