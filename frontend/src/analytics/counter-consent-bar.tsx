import { buttonClass, linkClass } from '@vitrina/ui';
import { t } from '~/messages';
import { spokenLanguage } from '~/messages/language';
import { type Counter, type CounterSettings, countersIn, countersToAskFor } from './counter-settings';

interface CounterConsentBarProps {
  counters: CounterSettings;
  /** Where the file with the counters themselves is. */
  module: string;
  /** Where it is told how personal data are treated. */
  policy: string | undefined;
}

/**
 * Asks a visitor about counters, over the end of the page, so that nothing on it moves; nothing is seen of it until its script
 * says so. A shop without counters has nothing of it.
 */
export function CounterConsentBar({ counters, module, policy }: CounterConsentBarProps) {
  if (countersIn(counters).length === 0) return null;
  const asked = countersToAskFor(counters);
  return (
    <counter-consent settings={JSON.stringify(counters)} module={module}>
      {asked.length > 0 && (
        <section
          aria-label={t.shell.cookieSettings}
          tabIndex={-1}
          hidden
          suppressHydrationWarning
          data-given={t.shell.countersAllowed}
          data-refused={t.shell.countersRefused}
          className="fixed inset-x-0 bottom-0 z-30 border-t border-rule bg-surface outline-none print:hidden"
        >
          <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-4">
            <p className="max-w-3xl text-15 text-ink">
              {t.shell.mayCount(namesOf(asked), asked.length)}{' '}
              {policy && (
                <a href={policy} className={linkClass}>
                  {t.shell.howDataAreTreated}
                </a>
              )}{' '}
              <span data-chosen="" className="text-ink-soft" suppressHydrationWarning />
            </p>
            <div className="flex flex-wrap gap-3">
              <button type="button" data-answer="no" className={buttonClass('quiet')}>
                {t.shell.refuseCounters}
              </button>
              <button type="button" data-answer="yes" className={buttonClass('quiet')}>
                {t.shell.allowCounters}
              </button>
            </div>
          </div>
        </section>
      )}
    </counter-consent>
  );
}

function namesOf(asked: readonly Counter[]): string {
  return new Intl.ListFormat(spokenLanguage().language).format(
    asked.map((counter) => t.shell.counterNames[counter]),
  );
}
