import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface AccordionItem {
  title: string;
  content: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The level of the titles that fits the page around them. */
  heading: 'h2' | 'h3' | 'h4';
  /** With a name, unique on the page, at most one item is open; without it, as many as the reader likes. */
  name?: string | undefined;
}

/** Questions that open to their answers. Native `details`: no script, and a search in the page finds the closed ones. */
export function Accordion({ items, heading: Heading, name }: AccordionProps) {
  return (
    <div className="divide-y divide-rule border-y border-rule">
      {items.map(({ title, content, isOpen }) => (
        <details key={title} name={name} open={isOpen} className="accordion group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 transition-colors duration-150 hover:text-accent [&::-webkit-details-marker]:hidden">
            <Heading className="text-17 font-medium tracking-normal">{title}</Heading>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-[68ch] pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
