import { t } from '~/messages';

/** Where `notify()` shows its messages. What stands in it belongs to the element, not to React. */
export function NotificationArea() {
  return (
    <notification-area
      role="region"
      aria-label={t.shell.notifications}
      aria-live="polite"
      popover="manual"
      close-label={t.shell.closeNotification}
      offline={t.shell.isOffline}
      online={t.shell.isOnline}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to leave the inside alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
