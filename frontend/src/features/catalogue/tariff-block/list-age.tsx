import { useSyncExternalStore } from 'react';

const OLD_MS = 10 * 60_000;

const moment = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Moscow',
});

/** Says of which moment the list is, once it is old: then the provider could not be asked again. */
export function ListAge({ asOf }: { asOf: string }) {
  // The page in the cache of the server does not know how old it will be when it is read.
  const isOld = useSyncExternalStore(
    noChange,
    () => Date.now() - Date.parse(asOf) > OLD_MS,
    () => false,
  );
  const words = `Цены и наличие — по данным на ${moment.format(new Date(asOf))} (Москва).`;
  return (
    <>
      {isOld && <p className="text-13 text-ink-soft">{words}</p>}
      <noscript>
        <p className="text-13 text-ink-soft">{words}</p>
      </noscript>
    </>
  );
}

function noChange() {
  return () => undefined;
}
