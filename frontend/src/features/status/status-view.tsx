import { Badge, type BadgeTone, Breadcrumbs, Notice } from '@vitrina/ui';
import type { Incident } from '~/content/get-incidents';
import { hourByShop, momentByShop } from '~/copy/shop-time';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { ShownStatus } from './get-status';
import type { PartState, PartStatus } from './service-status';

const TONES: Readonly<Record<PartState, BadgeTone>> = {
  good: 'good',
  works: 'warn',
  trouble: 'warn',
  outage: 'bad',
};

/** How the service is doing: one line a part, and what the shop says of it. Everything is in words; colours repeat them. */
export function StatusView({ status }: { status: ShownStatus }) {
  const { overall, parts, open, planned, past, asOf, areMessagesKnown } = status;
  return (
    <div className="container-page grid gap-10 pb-20 pt-8">
      <div className="grid gap-4">
        <Breadcrumbs
          label={t.shell.breadcrumbs}
          crumbs={[{ label: t.shell.homePage, href: paths.home }, { label: t.status.title }]}
        />
        <h1 className="text-44">{t.status.states[overall].whole}</h1>
        <p className="text-ink-soft">
          {t.status.seenAt(<time dateTime={asOf}>{hourByShop(new Date(asOf))}</time>)}
        </p>
      </div>
      {open.length > 0 && <Incidents title={t.status.incidents.open} incidents={open} />}
      <section aria-labelledby="parts" className="grid max-w-3xl gap-4">
        <h2 id="parts" className="text-24">
          {t.status.partsTitle}
        </h2>
        <ul className="divide-y divide-rule border-y border-rule">
          {parts.map((part) => (
            <PartLine key={part.part} status={part} />
          ))}
        </ul>
      </section>
      {!areMessagesKnown && <Notice tone="neutral">{t.status.messagesAway}</Notice>}
      {planned.length > 0 && <Incidents title={t.status.incidents.planned} incidents={planned} />}
      {past.length > 0 && <Incidents title={t.status.incidents.past} incidents={past} />}
    </div>
  );
}

function PartLine({ status: { part, state, note } }: { status: PartStatus }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="grid gap-1">
        <span className="text-17">{t.status.parts[part]}</span>
        {note && <span className="text-15 text-ink-soft">{note}</span>}
      </div>
      <Badge tone={TONES[state]}>{t.status.states[state].word}</Badge>
    </li>
  );
}

function Incidents({ title, incidents }: { title: string; incidents: readonly Incident[] }) {
  const id = `incidents-${incidents[0]?.id}`;
  return (
    <section aria-labelledby={id} className="grid max-w-3xl gap-6">
      <h2 id={id} className="text-24">
        {title}
      </h2>
      {incidents.map((incident) => (
        <IncidentText key={incident.id} incident={incident} />
      ))}
    </section>
  );
}

function IncidentText({ incident }: { incident: Incident }) {
  const { language, title, severity, text, startsAt, endsAt, affects, updates } = incident;
  return (
    <article className="grid gap-3 rounded-card border border-rule p-5">
      <div className="flex flex-wrap items-baseline gap-3">
        <h3 lang={language} className="text-20">
          {title}
        </h3>
        <Badge tone={endsAt ? 'neutral' : TONES[severity]}>{t.status.states[severity].word}</Badge>
      </div>
      <p className="text-15 text-ink-soft">
        <Moment at={startsAt} />
        {endsAt && (
          <>
            {' — '}
            <Moment at={endsAt} />
          </>
        )}
        . {affects.map((part) => t.status.parts[part]).join(', ')}
      </p>
      <p lang={language} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {updates.length > 0 && (
        <ol className="grid gap-2 border-l-2 border-rule pl-4">
          {updates.map(({ at, text: news }) => (
            <li key={at} className="grid gap-0.5">
              <span className="text-13 text-ink-soft">
                <Moment at={at} />
              </span>
              <span lang={language} className="whitespace-pre-line wrap-anywhere">
                {news}
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentByShop(new Date(at))}</time>;
}
