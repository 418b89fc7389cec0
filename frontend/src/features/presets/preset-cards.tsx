import { formatMoney, LOCATIONS } from '@vitrina/ordering';
import { buttonClass, Card } from '@vitrina/ui';
import { bandwidthCaption, coresUnit } from '~/captions';
import type { PresetCard } from './get-preset-cards';

/** Tariffs with fixed figures. `heading` is the level that fits the page around the cards. */
export function PresetCards({ cards, heading }: { cards: readonly PresetCard[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className="grid gap-5 wide:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <li key={card.title} className="grid">
          <Card
            title={card.title}
            heading={heading}
            eyebrow={card.location && LOCATIONS[card.location]}
            footer={<PresetAction card={card} />}
          >
            <p className="figures text-24 font-semibold text-ink">
              {formatMoney(card.price)}
              <span className="text-15 font-normal text-ink-soft">/мес</span>
            </p>
            <p className="text-13">помесячно, без публичного IP</p>
            <dl className="figures mt-4 text-15">
              {specsOf(card).map(([name, value]) => (
                <div key={name} className="flex justify-between gap-4 border-t border-rule py-2">
                  <dt>{name}</dt>
                  <dd className="text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function PresetAction({ card: { title, action } }: { card: PresetCard }) {
  const look = `w-full ${buttonClass('quiet')}`;
  if (action.kind === 'configure')
    return (
      <a href={action.href} aria-label={`Настроить ${title}`} className={look}>
        Настроить
      </a>
    );
  return (
    <>
      <a href={action.visitorHref} aria-label={`Заказать ${title}`} className={`for-visitor ${look}`}>
        Заказать
      </a>
      <a href={action.customerHref} aria-label={`Создать ${title}`} className={`for-customer ${look}`}>
        Создать
      </a>
    </>
  );
}

function specsOf({ cpu, ramGb, diskGb, bandwidthMbit }: PresetCard): [name: string, value: string][] {
  return [
    ['Процессор', `${cpu} ${coresUnit(cpu)}`],
    ['Память', `${ramGb} ГБ`],
    ['Диск', `${diskGb} ГБ`],
    ...(bandwidthMbit ? [['Канал', bandwidthCaption(bandwidthMbit)] satisfies [string, string]] : []),
  ];
}
