import type { HomeWords } from '~/content/get-home-words';
import { t } from '~/messages';

export type Hero = Pick<HomeWords, 'title' | 'text'>;

/** What this is, in one breath. */
export function HomeHero({ title = t.home.promise, text = t.home.promiseLead }: Hero) {
  return (
    <div className="grid gap-3 wide:gap-6 lg:pt-6">
      <h1 className="wrap-anywhere text-60">{title}</h1>
      <p className="max-w-xl wrap-anywhere whitespace-pre-line text-17 text-ink-soft wide:text-20">{text}</p>
    </div>
  );
}
