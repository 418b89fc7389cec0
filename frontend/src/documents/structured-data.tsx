import type { Thing, WithContext } from 'schema-dts';
import { structuredText } from './structured-text';

/** What a page says to search engines, in the vocabulary of schema.org. */
export function StructuredData({ thing }: { thing: WithContext<Thing> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no tag can begin or end
      dangerouslySetInnerHTML={{ __html: structuredText(thing) }}
    />
  );
}
