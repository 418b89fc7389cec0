import { PANEL_HOME } from '@vitrina/ordering';
import { Badge, buttonClass, Notice, TextLink } from '@vitrina/ui';
import Head from 'next/head';
import { Reference } from '~/documents/reference';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { Timeline, TimelinePart } from './timeline';

/** Seconds after which a page is made again on which something is still under way; it needs no script for it. */
const AGAIN_SECONDS = 10;

interface OrderTimelineProps {
  timeline: Timeline;
  /** This page, and the same as it looks again by itself: a page that changes under its reader is one that they asked for. */
  self: string;
  watch: string;
  isWatched: boolean;
}

/** Where an order is: what has become of it, and each step on the way. */
export function OrderTimeline({ timeline, self, watch, isWatched }: OrderTimelineProps) {
  const { place, parts, attempts, reference, again, isSameOrder, isWhole } = timeline;
  const { title, text, same }: { title: string; text: string; same?: string } = t.order.places[place];
  const isLookingAgain = place === 'under-way' && isWatched;
  const made = parts.length === 1 ? parts[0]?.href : undefined;
  // Where nothing of it exists it can be ordered anew; what may exist is never ordered a second time from here.
  const canRepeat = place === 'not-made' || (isSameOrder && same !== undefined);
  return (
    <div className="container-page grid gap-10 py-10">
      {isLookingAgain && (
        <Head>
          <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />
        </Head>
      )}
      <div className="grid max-w-[42rem] gap-4">
        <h1 className="text-32">{title}</h1>
        <p className="text-17 text-ink-soft">
          {text} {isSameOrder && same}
        </p>
        {place === 'under-way' && (
          <p className="flex flex-wrap gap-x-4 text-15 text-ink-soft">
            {isLookingAgain ? (
              <>
                <span>{t.order.timeline.reloadsByItself}</span>
                <TextLink href={self}>{t.order.timeline.stopReloading}</TextLink>
              </>
            ) : (
              <>
                <TextLink href={self}>{t.order.timeline.reload}</TextLink>
                <TextLink href={watch}>{t.order.timeline.reloadByItself}</TextLink>
              </>
            )}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {place !== 'not-made' && place !== 'under-way' && (
            <a href={made ?? paths.handOff(PANEL_HOME)} className={buttonClass('primary')}>
              {t.order.openInPanel}
            </a>
          )}
          {canRepeat && (
            <a href={again} className={buttonClass(place === 'not-made' ? 'primary' : 'quiet')}>
              {t.order.timeline.back}
            </a>
          )}
        </div>
      </div>
      <section aria-labelledby="order-parts" className="grid max-w-[42rem] gap-4">
        <h2 id="order-parts" className="text-24">
          {t.order.timeline.ordered}
        </h2>
        <ul className="divide-y divide-rule border-y border-rule">
          {parts.map((part) => (
            <PartLine key={part.name} part={part} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="order-steps" className="grid max-w-[42rem] gap-6">
        <h2 id="order-steps" className="text-24">
          {t.order.timeline.happened}
        </h2>
        {!isWhole && <Notice tone="neutral">{t.order.timeline.partial}</Notice>}
        {attempts.map(({ id, title: heading, parts: steps }) => (
          <div key={id} className="grid gap-3">
            <h3 className="text-17">{heading}</h3>
            {steps.map(({ name, lines }) => (
              <div key={name} className="grid gap-2">
                {parts.length > 1 && <h4 className="text-15 font-medium">{name}</h4>}
                <Steps lines={lines} />
              </div>
            ))}
          </div>
        ))}
        <div className="grid gap-1">
          <p className="text-15 text-ink-soft">{t.order.timeline.tellSupport}</p>
          <Reference id={reference} />
        </div>
      </section>
    </div>
  );
}

function Steps({ lines }: { lines: Timeline['attempts'][number]['parts'][number]['lines'] }) {
  return (
    <ol className="figures grid gap-2">
      {lines.map(({ time, words }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
        <li key={line} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
          <span className="text-ink-soft">{time}</span>
          <span>{words}</span>
        </li>
      ))}
    </ol>
  );
}

const TONES = { made: 'good', missing: 'neutral', unknown: 'warn' } as const;

function PartLine({ part: { name, what, state, href } }: { part: TimelinePart }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="grid">
        <span className="font-medium">{what}</span>
        <span className="text-15 text-ink-soft">{t.order.nameInPanel(name)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-4">
        <Badge tone={TONES[state]}>{t.order.timeline.states[state]}</Badge>
        {href && <TextLink href={href}>{t.order.openInPanel}</TextLink>}
      </span>
    </li>
  );
}

/** Why a visitor is not told of an order. */
export type NoTimelineReason =
  | { kind: 'signed-out'; logIn: string }
  | { kind: 'unknown' }
  /** Its history cannot be had now, so that nothing is said of the order. */
  | { kind: 'unavailable'; self: string };

/** Instead of an order that this visitor is not told of. */
export function NoTimeline({ reason }: { reason: NoTimelineReason }) {
  const { title, text } = t.order.noTimeline[reason.kind];
  return (
    <div className="container-page grid max-w-[42rem] gap-4 py-10">
      <h1 className="text-32">{title}</h1>
      <p className="text-17 text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        {reason.kind === 'signed-out' ? (
          <a href={reason.logIn} className={buttonClass('primary')}>
            {t.shell.logIn}
          </a>
        ) : (
          <a href={paths.handOff(PANEL_HOME)} className={buttonClass('primary')}>
            {t.shell.openPanel}
          </a>
        )}
        {reason.kind === 'unavailable' && (
          <a href={reason.self} className={buttonClass('quiet')}>
            {t.order.timeline.reload}
          </a>
        )}
      </div>
    </div>
  );
}
