import { Card } from '@vitrina/ui';
import type { ReactNode } from 'react';
import type { ListedService } from '~/content/get-services';
import { ServiceIcon } from '~/documents/service-icon';
import { paths } from '~/urls/paths';

interface ServiceCardsProps {
  services: readonly ListedService[];
  /** The level that fits the page around the cards. */
  heading: 'h2' | 'h3';
  /** Three cards that stay on one line: where only two fit, the third is left out. */
  isOneLine?: boolean;
  /** Closes the list, over what is left of its last row. */
  children?: ReactNode;
}

/** Services or solutions, each a card that leads to its page. */
export function ServiceCards({ services, heading, isOneLine = false, children }: ServiceCardsProps) {
  return (
    <ul className="grid gap-5 wide:grid-cols-2 lg:grid-cols-3">
      {services.map(({ kind, name, slug, menuText }) => (
        <li key={slug} className={`grid ${isOneLine ? 'wide:max-lg:[&:nth-child(3)]:hidden' : ''}`}>
          <Card
            title={name}
            heading={heading}
            href={paths[kind](slug)}
            eyebrow={<ServiceIcon slug={slug} size={28} className="mb-3 text-ink" />}
          >
            {menuText}
          </Card>
        </li>
      ))}
      {children && <li className={`grid ${restOfRow(services.length)}`}>{children}</li>}
    </ul>
  );
}

/** How many columns are free beside the last card, of two and of three. */
function restOfRow(cards: number): string {
  const ofTwo = cards % 2 === 0 ? 'wide:max-lg:col-span-2' : '';
  const ofThree = { 0: 'lg:col-span-3', 1: 'lg:col-span-2' }[cards % 3] ?? '';
  return `${ofTwo} ${ofThree}`;
}
