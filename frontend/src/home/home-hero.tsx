import { t } from '~/messages';

/** What this is, in one breath. */
export function HomeHero() {
  return (
    <div className="grid gap-3 wide:gap-6 lg:pt-6">
      <h1 className="text-60">{t.home.promise}</h1>
      <p className="max-w-xl text-17 text-ink-soft wide:text-20">{t.home.promiseLead}</p>
    </div>
  );
}
