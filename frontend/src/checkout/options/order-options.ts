import {
  type Catalogue,
  kopecks,
  type Money,
  type NoOffer,
  type Order,
  type PricingRules,
  quoteOrder,
  toQuery,
  unreachable,
} from '@vitrina/ordering';
import { memoryCaption } from '~/copy/captions';
import { t } from '~/messages';
import type { OrderChoice } from '~/products/order-choice';
import { findChoices } from '~/products/products';
import { type OptionVariant, type OrderOption, valueIn } from '../option-fields';

/** Everything that can still be chosen of an order, each variant with its price of now. Throws `ProviderOutage`. */
export async function orderOptions(
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<OrderOption[]> {
  const choices = await findChoices(order, catalogue, rules);
  return (await Promise.all(choices.map((choice) => priced(choice, order, catalogue, rules)))).flat();
}

/** A choice with the price of each variant. One that what is chosen is not among is nothing to choose from. */
async function priced(
  choice: OrderChoice,
  order: Order,
  catalogue: Catalogue,
  rules: PricingRules,
): Promise<OrderOption[]> {
  const { id, label, keys, variants } = choice;
  const quotes = await Promise.all(variants.map((variant) => quoteOrder(variant.order, catalogue, rules)));
  const months = quotes.map((quote) => (quote.kind === 'offer' ? quote.monthly : undefined));
  const isFree = new Set(months.filter((monthly) => monthly !== undefined)).size < 2;
  const [first] = months;
  const chosen = valueIn(toQuery(order), keys);
  const options = variants.flatMap((variant, at): OptionVariant[] => {
    const quote = quotes[at];
    const named = { value: valueIn(toQuery(variant.order), keys), label: variant.label };
    if (quote?.kind !== 'offer') {
      const why = quote && reasonOf(quote);
      return why ? [{ ...named, detail: why, disabled: true }] : [];
    }
    // What is chosen is in the sum below already; only what it adds to it is worth a word.
    if (isFree || (!choice.isAddition && named.value === chosen)) return [named];
    const price = choice.isAddition ? addition(quote.monthly, first) : t.format.money(quote.monthly);
    return [price ? { ...named, detail: t.order.pricePerMonth(price) } : named];
  });
  if (!options.some(({ value }) => value === chosen)) return [];
  return [{ id, label, keys: [...keys], chosen, options }];
}

/** What a variant adds to the one without it. */
function addition(monthly: Money, without: Money | undefined): string {
  if (without === undefined || monthly === without) return '';
  return monthly > without
    ? `+${t.format.money(kopecks(monthly - without))}`
    : `−${t.format.money(kopecks(without - monthly))}`;
}

/** Why a variant cannot be had; what nobody sells is not offered at all. */
function reasonOf(none: NoOffer): string | undefined {
  switch (none.kind) {
    case 'sold-out':
      return t.order.noneLeft;
    case 'too-small-for-system':
      return t.order.needsMemory(memoryCaption(none.leastRamMb));
    case 'by-request':
      return t.order.byRequest;
    case 'not-sold':
    case 'no-such-bandwidth':
    case 'no-such-period':
      return undefined;
    default:
      return unreachable(none);
  }
}
