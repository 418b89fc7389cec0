import { Card, Cover } from '@vitrina/ui';
import type { Picture } from '~/content/picture';
import { PictureView } from '~/site/picture-view';

/** What a list of articles needs to know about each. */
export interface ArticleCard {
  title: string;
  description: string;
  href: string;
  /** The name of its topic or category. */
  section: string;
}

/** An article with what its cover is drawn from. */
export interface CoveredArticle extends ArticleCard {
  coverTopic: string;
  /** An ISO 8601 time. */
  publishedOn?: string;
  /** When it was last revised. */
  updatedOn?: string;
  /** The editor's own; without one a cover is drawn. */
  cover: Picture | undefined;
}

/** `heading` is the level that fits the page around the cards. */
export function ArticleCards({ cards, heading }: { cards: readonly CoveredArticle[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className={`grid gap-5 ${cards.length < 3 ? 'wide:grid-cols-2 lg:grid-cols-3' : 'wide:grid-cols-3'}`}>
      {cards.map(({ href, title, section, coverTopic, description, cover }) => (
        <li key={href} className="grid">
          <Card
            title={title}
            heading={heading}
            href={href}
            eyebrow={section}
            media={
              cover ? (
                <PictureView picture={cover} className="block aspect-2/1 h-auto w-full object-cover" />
              ) : (
                <Cover title={title} topic={coverTopic} />
              )
            }
          >
            {description}
          </Card>
        </li>
      ))}
    </ul>
  );
}
