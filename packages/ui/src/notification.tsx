/**
 * A message that comes up in the corner and leaves by itself after 5 s (rule R104). It leaves by a
 * CSS animation, so it needs no script; give it a new `key` to show it again.
 */
export function Notification({ status, message }: { status: 'Error' | 'Success'; message: string }) {
  return (
    <div
      role={status === 'Error' ? 'alert' : 'status'}
      data-status={status}
      className="notification fixed right-6 z-30 max-w-[min(24rem,calc(100vw-3rem))] max-wide:top-6 wide:bottom-6 rounded-card border-l-4 border-bad bg-surface p-4 pr-6 shadow-float data-[status=Success]:border-good"
    >
      {message}
    </div>
  );
}
