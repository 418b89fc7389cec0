import type { ReactNode } from 'react';

/** The place of something that is on its way. `className` gives it the final size, such as `h-11 w-40`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-control bg-rule motion-safe:animate-pulse ${className}`}
    />
  );
}

/** Says once, to those who cannot see its skeletons, what is being loaded. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
