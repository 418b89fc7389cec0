import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { HomeWords } from '~/content/get-home-words';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

/** The last word of the page: begin, or ask somebody first. */
export function HomeCall({ site, words }: { site: Site; words: HomeWords }) {
  return (
    <section aria-labelledby="call-title" className="container-page">
      <div className="grid gap-6 border-t border-ink pt-8 lg:grid-cols-[1fr_auto] lg:items-end">
        <div className="grid max-w-2xl gap-3">
          <h2 id="call-title" className="wrap-anywhere text-44">
            {words.callTitle ?? t.home.call.title}
          </h2>
          <p className="text-17 text-ink-soft">
            {words.callText ?? t.home.call.lead} {site.supportHours && t.home.call.support(site.supportHours)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={paths.registration} className={`for-visitor ${buttonClass('primary', 'large')}`}>
            {t.home.call.signUp}
          </a>
          <a href={paths.handOff(PANEL_HOME)} className={`for-customer ${buttonClass('primary', 'large')}`}>
            {t.home.call.openPanel}
          </a>
          {site.supportUrl && (
            <a href={site.supportUrl} className={buttonClass('quiet', 'large')}>
              {t.home.call.askInChat}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
