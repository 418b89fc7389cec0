import { Badge } from '@strapi/design-system';
import type { OrderStanding } from '@vitrina/content-contract/order-attempt';
import { STANDINGS } from '../../orders/standings';

const COLOURS = {
  good: ['success100', 'success700'],
  warn: ['warning100', 'warning700'],
  bad: ['danger100', 'danger700'],
} as const;

/** How an order stands, in words that the colour repeats. */
export function StandingBadge({ standing }: { standing: OrderStanding }) {
  const known = STANDINGS.find((one) => one.standing === standing);
  if (known === undefined) return null;
  const [background, text] = COLOURS[known.tone];
  return (
    <Badge backgroundColor={background} textColor={text}>
      {known.name}
    </Badge>
  );
}
