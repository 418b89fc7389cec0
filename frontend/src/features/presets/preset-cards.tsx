import { Badge, buttonClass, Card } from '@vitrina/ui';
import { bandwidthCaption, coresUnit, memoryCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
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
    return <Badge tone="warn">{state.kind === 'sold-out' ? t.products.soldOut : t.presets.byRequest}</Badge>;
  return (
    <>
      <p className="figures text-24 font-semibold text-ink">
        <BasisPrice prices={state.prices} isLarge />
      </p>
      {/* Each says it for itself: a card is also read, copied and compared alone. */}
      <p className="text-13">
        <BasisCaption />
      </p>
      {state.kind === 'unconfirmed' && <p className="text-13 text-warn">{t.presets.priceIsUnconfirmed}</p>}
    </>
  );
}

/** What a button says, and what it says to who does not see beside what it stands. */
interface Action {
  words: string;
  named: (title: string) => string;
}

/** What the button leads to, in words for visitors and for customers. */
function actionsOf({ kind }: PresetState): { visitor: Action; customer: Action } {
  switch (kind) {
    case 'offer':
    case 'unconfirmed':
      return {
        visitor: { words: t.products.order, named: t.products.orderNamed },
        customer: { words: t.products.create, named: t.products.createNamed },
      };
    case 'sold-out':
      return forBoth({ words: t.presets.findReplacement, named: t.presets.findReplacementOf });
    case 'by-request':
      return forBoth({ words: t.presets.leaveRequest, named: t.presets.leaveRequestFor });
  }
}

function forBoth(action: Action) {
  return { visitor: action, customer: action };
}

function PresetAction({ card: { title, state, href } }: { card: PresetCard }) {
  const { visitor, customer } = actionsOf(state);
  const look = `w-full ${buttonClass('quiet')}`;
  return (
    <>
      <a
        data-order-link=""
        href={href.visitor}
        aria-label={visitor.named(title)}
        className={`for-visitor ${look}`}
      >
        {visitor.words}
      </a>
      <a
        data-order-link=""
        href={href.customer}
        aria-label={customer.named(title)}
        className={`for-customer ${look}`}
      >
        {customer.words}
      </a>
    </>
  );
}

function specsOf({ cpu, ramMb, diskMb, bandwidthMbit }: PresetCard): [name: string, value: string][] {
  return [
    [t.products.processor, `${cpu} ${coresUnit(cpu)}`],
    [t.products.memory, memoryCaption(ramMb)],
    [t.products.disk, memoryCaption(diskMb)],
    ...(bandwidthMbit
      ? [[t.products.bandwidth, bandwidthCaption(bandwidthMbit)] satisfies [string, string]]
      : []),
  ];
}
