import type { OrderStanding } from '@vitrina/content-contract/order-attempt';
import { PANEL_HOME } from '@vitrina/ordering';
import { Badge, buttonClass, Notice, TextLink } from '@vitrina/ui';
import Head from 'next/head';
import { Reference } from '~/documents/reference';
import { paths } from '~/urls/paths';
import type { Timeline, TimelinePart } from './timeline';

const WORDS: Readonly<Record<OrderStanding, { title: string; text: string }>> = {
  open: {
    title: 'Заказ выполняется',
    text: 'Создание ещё идёт. Второго заказа не появится, даже если отправить его ещё раз.',
  },
  unconfirmed: {
    title: 'Проверяем заказ',
    text: 'Подтверждение ещё не пришло: создание могло состояться. Отправьте заказ ещё раз через пару минут: сначала мы проверим, выполнен ли он, и второго не появится.',
  },
  created: { title: 'Заказ выполнен', text: 'Всё заказанное создано и есть в панели.' },
  partly: {
    title: 'Заказ выполнен не весь',
    text: 'Часть заказанного создана. Отправьте заказ ещё раз: создано будет только то, чего не хватает.',
  },
  refused: {
    title: 'Заказ не выполнен',
    text: 'Ничего не создано и не оплачено. Заказ можно отправить ещё раз.',
  },
};

/** Seconds after which a page is made again on which something is still under way; it needs no script for it. */
const AGAIN_SECONDS = 10;

/** Where an order is: what has become of it, and each step on the way. */
export function OrderTimeline({ timeline, self }: { timeline: Timeline; self: string }) {
  const { standing, parts, attempts, reference, again, isWhole, isUnderWay } = timeline;
  const { title, text } = WORDS[standing];
  const made = parts.length === 1 ? parts[0]?.href : undefined;
  return (
    <div className="container-page grid gap-10 py-10">
      {isUnderWay && (
        <Head>
          <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />
        </Head>
      )}
      <div className="grid max-w-[42rem] gap-4">
        <h1 className="text-32">{title}</h1>
        <p className="text-17 text-ink-soft">{text}</p>
        {isUnderWay && (
          <p className="text-15 text-ink-soft">
            Страница обновляется сама. <TextLink href={self}>Обновить сейчас</TextLink>
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {standing === 'created' || standing === 'partly' ? (
            <a href={made ?? paths.handOff(PANEL_HOME)} className={buttonClass('primary')}>
              Открыть в панели
            </a>
          ) : null}
          {standing !== 'created' && (
            <a href={again} className={buttonClass(standing === 'refused' ? 'primary' : 'quiet')}>
              Вернуться к заказу
            </a>
          )}
        </div>
      </div>
      <section aria-labelledby="order-parts" className="grid max-w-[42rem] gap-4">
        <h2 id="order-parts" className="text-24">
          Что заказано
        </h2>
        <ul className="divide-y divide-rule border-y border-rule">
          {parts.map((part) => (
            <PartLine key={part.name} part={part} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="order-steps" className="grid max-w-[42rem] gap-6">
        <h2 id="order-steps" className="text-24">
          Что происходило
        </h2>
        {!isWhole && (
          <Notice tone="neutral">
            Часть истории сейчас получить не удалось. Что создано, проверено только что.
          </Notice>
        )}
        {attempts.map(({ id, title: heading, lines }) => (
          <div key={id} className="grid gap-3">
            <h3 className="text-17">{heading}</h3>
            <ol className="figures grid gap-2">
              {lines.map(({ time, words }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
                <li key={line} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
                  <span className="text-ink-soft">{time}</span>
                  <span>{words}</span>
                </li>
              ))}
            </ol>
          </div>
        ))}
        <div className="grid gap-1">
          <p className="text-15 text-ink-soft">Если что-то не сходится, назовите поддержке номер:</p>
          <Reference id={reference} />
        </div>
      </section>
    </div>
  );
}

const STATES = {
  made: { word: 'Создано', tone: 'good' },
  missing: { word: 'Пока нет', tone: 'neutral' },
  unknown: { word: 'Не проверить', tone: 'warn' },
} as const;

function PartLine({ part: { name, what, state, href } }: { part: TimelinePart }) {
  const { word, tone } = STATES[state];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <span className="grid">
        <span className="font-medium">{what}</span>
        <span className="text-15 text-ink-soft">Имя в панели: {name}</span>
      </span>
      <span className="flex flex-wrap items-center gap-4">
        <Badge tone={tone}>{word}</Badge>
        {href && <TextLink href={href}>Открыть в панели</TextLink>}
      </span>
    </li>
  );
}

/** Instead of an order that this visitor is not told of. */
export function NoTimeline({ logIn }: { logIn: string | undefined }) {
  return (
    <div className="container-page grid max-w-[42rem] gap-4 py-10">
      <h1 className="text-32">{logIn ? 'Войдите, чтобы увидеть заказ' : 'Такого заказа нет'}</h1>
      <p className="text-17 text-ink-soft">
        {logIn
          ? 'Что с заказом, видит только тот, кто заказывал.'
          : 'В вашем аккаунте нет заказа с таким адресом. Всё, что создано, есть в панели.'}
      </p>
      <a href={logIn ?? paths.handOff(PANEL_HOME)} className={`justify-self-start ${buttonClass('primary')}`}>
        {logIn ? 'Войти' : 'Открыть панель'}
      </a>
    </div>
  );
}
