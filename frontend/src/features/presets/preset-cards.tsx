import { Badge, buttonClass, Card } from '@vitrina/ui';
import { bandwidthCaption, coresUnit, memoryCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { BasisSwitch } from '~/price-basis/basis-switch';
import { BasisCaption, BasisPrice } from '~/price-basis/in-each-basis';
import type { PresetCard, PresetState } from './preset-card';

/** Static presets by what they cost. `heading` is the level that fits the page around the cards. */
export function PresetCards({ cards, heading }: { cards: readonly PresetCard[]; heading: 'h2' | 'h3' }) {
  return (
    <div className="grid gap-5">
      <BasisSwitch />
      <ul className="grid gap-5 wide:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="grid">
            <Card
              title={card.title}
              heading={heading}
              eyebrow={card.location && locationName(card.location)}
              footer={<PresetAction card={card} />}
            >
              <PresetPrice state={card.state} />
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
    </div>
  );
}

function PresetPrice({ state }: { state: PresetState }) {
  if (state.kind === 'sold-out' || state.kind === 'by-request')
    return <Badge tone="warn">{state.kind === 'sold-out' ? 'Нет в наличии' : 'По заявке'}</Badge>;
  return (
    <>
      <p className="figures text-24 font-semibold text-ink">
        <BasisPrice prices={state.prices} isLarge />
      </p>
      {/* Each says it for itself: a card is also read, copied and compared alone. */}
      <p className="text-13">
        <BasisCaption />
      </p>
      {state.kind === 'unconfirmed' && (
        <p className="text-13 text-warn">Сейчас цену не проверить: точная будет в заказе</p>
      )}
    </>
  );
}

/** What the button leads to, in words for visitors and for customers. */
const ACTIONS: Record<PresetState['kind'], { visitor: string; customer: string }> = {
  offer: { visitor: 'Заказать', customer: 'Создать' },
  unconfirmed: { visitor: 'Заказать', customer: 'Создать' },
  'sold-out': { visitor: 'Подобрать замену', customer: 'Подобрать замену' },
  'by-request': { visitor: 'Оставить заявку', customer: 'Оставить заявку' },
};

function PresetAction({ card: { title, state, href } }: { card: PresetCard }) {
  const { visitor, customer } = ACTIONS[state.kind];
  const look = `w-full ${buttonClass('quiet')}`;
  return (
    <>
      <a
        data-order-link=""
        href={href.visitor}
        aria-label={`${visitor} ${title}`}
        className={`for-visitor ${look}`}
      >
        {visitor}
      </a>
      <a
        data-order-link=""
        href={href.customer}
        aria-label={`${customer} ${title}`}
        className={`for-customer ${look}`}
      >
        {customer}
      </a>
    </>
  );
}

function specsOf({ cpu, ramMb, diskMb, bandwidthMbit }: PresetCard): [name: string, value: string][] {
  return [
    ['Процессор', `${cpu} ${coresUnit(cpu)}`],
    ['Память', memoryCaption(ramMb)],
    ['Диск', memoryCaption(diskMb)],
    ...(bandwidthMbit ? [['Канал', bandwidthCaption(bandwidthMbit)] satisfies [string, string]] : []),
  ];
}
